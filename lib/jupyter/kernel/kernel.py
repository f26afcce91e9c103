"""The kernel of the notebooks: the Deno kernel behind a proxy that adds what it lacks.

    python kernel.py DENO CONNECTION_FILE

Every message goes through to the Deno kernel and back as it is, with these exceptions:

- A cell is prepared before it runs (service.ts): a syntax error is shown with its place, which the Deno kernel does
  not show, and imports run as a cell of their own. With them the Deno kernel could not stop the rest.
- Stop ends a cell that waits, by a file that the kernel looks for (stoppable.ts), and a cell that computes, by the
  Deno kernel's own interrupt. That one would never end a cell that waits, and no other cell could run after it.
- After an error the cells that were sent with the failed one do not run, as in other kernels.
- Documentation (Shift-Tab) and completions come from the types of the cells (service.ts), also while a cell runs.
  Type errors are written below a cell while it runs or after it.

Without the service cells run as in the Deno kernel. While a notebook is executed as a whole (MATCHBOX_OUT), types are
not looked at: `deno task check` does it, and a checker beside a study would disturb what it measures.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections import deque
from itertools import count
from pathlib import Path

import zmq
from jupyter_client.connect import write_connection_file
from jupyter_client.session import DELIM, Session

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
# A cell runs as it is when it was not prepared in this time, in seconds.
PREPARING = 10
# A study has stopped long before; after this time, in seconds, a cell is said to go on.
STOPPING = 3
# How long messages may take to arrive after the end, in milliseconds.
LINGER = 1000
GOES_ON = (
    "Stop was heard, but this cell still computes: it stops when it waits next. "
    "Restart the kernel to end it at once.\n"
)


class Cell:
    """A cell that was sent, until it has ended."""

    def __init__(self, frames, header, content):
        self.frames = frames
        self.header = header
        self.content = content
        self.prepared = None
        self.deadline = time.monotonic() + PREPARING
        # The id of the request that runs its imports.
        self.importing = None
        self.runs = False
        # Whether its errors are shown by the kernel, so that its types need not be.
        self.told = False

    @property
    def id(self):
        return self.header["msg_id"]


class Proxy:
    """Between the frontend, whose sockets are `outer`, and the Deno kernel, whose sockets are `inner`."""

    def __init__(self, deno, connection):
        self.connection = connection
        self.session = Session(
            key=connection["key"].encode(), signature_scheme=connection["signature_scheme"]
        )
        self.context = zmq.Context()
        # All messages of the reading threads arrive here.
        self.news = self.socket(zmq.PULL)
        self.news.bind("inproc://news")
        self.threads = []
        # Made by Stop, and removed by the kernel that hears it.
        self.stop_file = Path(tempfile.gettempdir(), f"matchbox-stop-{uuid.uuid4()}")
        self.start_kernel(deno)
        self.start_service(deno)
        self.numbers = count(1)
        self.questions = {}
        self.current = None
        self.queue = deque()
        # The cells whose imports ran, by the ids of those requests, whose messages are not the frontend's.
        self.imported = {}
        # The code of the cells that run with other code, by their ids, for frontends that show it.
        self.shown_code = {}
        self.stop_deadline = None
        # Who has sent the requests that the kernel has not answered yet, by their ids.
        self.senders = {}

    def socket(self, kind):
        socket = self.context.socket(kind)
        # No limit: at a limit lines of a cell that prints much would be lost.
        socket.set_hwm(0)
        socket.linger = LINGER
        return socket

    def start_kernel(self, deno):
        file, inner = write_connection_file(key=self.session.key)
        self.connection_file = Path(file)
        self.kernel = subprocess.Popen(
            [deno, "jupyter", "--kernel", "--conn", file],
            env={**os.environ, "MATCHBOX_STOP": str(self.stop_file)},
            stdin=subprocess.DEVNULL,
        )
        self.outer, self.inner = {}, {}
        kinds = {"shell": zmq.DEALER, "control": zmq.DEALER, "stdin": zmq.DEALER, "iopub": zmq.SUB}
        for name, kind in kinds.items():
            self.outer[name] = self.socket(zmq.PUB if name == "iopub" else zmq.ROUTER)
            self.outer[name].bind(address(self.connection, name))
            self.inner[name] = self.socket(kind)
            # The kernel asks for input where the request came from.
            self.inner[name].identity = self.session.bsession
            if name == "iopub":
                self.inner[name].subscribe(b"")
            self.inner[name].connect(address(inner, name))
        self.outer["hb"] = self.socket(zmq.ROUTER)
        self.outer["hb"].bind(address(self.connection, "hb"))
        self.in_thread(lambda tell: tell({"ended": self.kernel.wait()}))

    def start_service(self, deno):
        options = ["--quiet", "--no-prompt", "--no-remote", "--node-modules-dir=manual"]
        permissions = ["--allow-read", "--allow-run"]
        types = [] if "MATCHBOX_OUT" in os.environ else ["--types"]
        self.service = subprocess.Popen(
            [deno, "run", *options, *permissions, f"--config={ROOT / 'deno.json'}"]
            + [str(HERE / "service.ts"), str(self.kernel.pid), *types],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

        def listen(tell):
            for line in self.service.stdout:
                tell(json.loads(line))
            tell({"service": "ended"})

        self.in_thread(listen)

    def in_thread(self, work):
        """Runs this in a thread; what it tells arrives in `news`."""

        def run():
            socket = self.socket(zmq.PUSH)
            socket.connect("inproc://news")
            work(lambda message: socket.send_json(message))
            socket.close()

        thread = threading.Thread(target=run, daemon=True)
        self.threads.append(thread)
        thread.start()

    def run(self):
        """Passes messages on until the kernel has ended; returns its exit code."""
        handlers = {
            self.news: self.on_news,
            self.outer["shell"]: self.on_request,
            self.outer["control"]: self.on_control,
            self.outer["stdin"]: lambda frames: self.pass_on("stdin", frames),
            self.outer["hb"]: self.outer["hb"].send_multipart,
            self.inner["shell"]: self.on_reply,
            self.inner["control"]: lambda frames: self.pass_back("control", frames),
            self.inner["stdin"]: lambda frames: self.pass_back("stdin", frames),
            self.inner["iopub"]: self.on_output,
        }
        poller = zmq.Poller()
        for socket in handlers:
            poller.register(socket, zmq.POLLIN)
        self.code = None
        while self.code is None:
            for socket, _ in poller.poll(500):
                handlers[socket](socket.recv_multipart())
            self.look_at_clock()
        return self.code

    def close(self):
        """Ends the service and the kernel; messages that are on their way arrive."""
        for process in (self.service, self.kernel):
            if process and process.poll() is None:
                process.kill()
        for thread in self.threads:
            thread.join()
        for file in (self.connection_file, self.stop_file):
            file.unlink(missing_ok=True)
        self.context.destroy(linger=LINGER)

    # Requests of the frontend

    def on_request(self, frames):
        message = self.read(frames)
        kind = message["header"]["msg_type"]
        if kind == "execute_request":
            self.queue.append(Cell(frames, message["header"], message["content"]))
            self.run_next()
        elif kind in ("inspect_request", "complete_request") and self.service:
            self.answer(frames, message)
        else:
            self.pass_on("shell", frames)

    def run_next(self):
        """Prepares the next cell, unless one runs."""
        if self.current or not self.queue:
            return
        self.current = cell = self.queue.popleft()
        if self.service:
            self.ask("prepare", cell.content, lambda answer: self.on_prepared(cell, answer))
        else:
            self.execute(cell, cell.content["code"])

    def on_prepared(self, cell, answer):
        if "warning" in answer:
            if answer["warning"] and not cell.told:
                self.write(cell.header, answer["warning"])
            return None
        if cell is not self.current or cell.runs or cell.importing:
            return None  # It was too late.
        cell.prepared = answer
        if not answer["imports"]:
            return self.execute(cell, answer["code"])
        content = {**cell.content, "code": answer["imports"], "silent": True}
        content |= {"store_history": False, "user_expressions": {}}
        request = self.session.msg("execute_request", content)
        cell.importing = request["header"]["msg_id"]
        self.imported[cell.importing] = cell
        return self.session.send(self.inner["shell"], request)

    def execute(self, cell, code):
        cell.runs = True
        if code != cell.content["code"]:
            self.shown_code[cell.id] = cell.content["code"]
        self.pass_on("shell", self.changed(cell.frames, content={**cell.content, "code": code}))

    def answer(self, frames, message):
        """Answers a question about a place in a cell."""
        header, content = message["header"], message["content"]
        kind = header["msg_type"].removesuffix("_request")
        self.ask(
            kind,
            content,
            lambda answer: self.reply(
                frames, header, f"{kind}_reply", {"status": "ok", "metadata": {}, **answer}
            ),
        )

    def reply(self, frames, header, kind, content):
        """Answers a request of the frontend in place of the kernel."""
        idents = frames[: frames.index(DELIM)]
        self.publish("status", {"execution_state": "busy"}, header)
        self.session.send(self.outer["shell"], kind, content, header, idents)
        self.publish("status", {"execution_state": "idle"}, header)

    # The service

    def ask(self, kind, content, on_answer):
        number = next(self.numbers)
        self.questions[number] = on_answer
        question = {"id": number, "kind": kind, "code": content["code"]}
        question["cursor"] = content.get("cursor_pos", 0)
        try:
            self.service.stdin.write(json.dumps(question).encode() + b"\n")
            self.service.stdin.flush()
        except OSError:
            pass  # Its end is told by the thread that listens to it.

    def on_news(self, frames):
        message = json.loads(frames[0])
        if "ended" in message:
            self.code = message["ended"]
        elif "service" in message:
            self.service = None
            # What it was asked stays without an answer, only the cell runs.
            cell = self.current
            if cell and not cell.prepared and not cell.runs:
                self.execute(cell, cell.content["code"])
        else:
            number = message.pop("id")
            self.questions[number](message)
            # A cell may get a warning later.
            if "code" not in message:
                del self.questions[number]

    def look_at_clock(self):
        now = time.monotonic()
        cell = self.current
        if cell and not cell.prepared and not cell.runs and now > cell.deadline:
            self.execute(cell, cell.content["code"])
        if self.stop_deadline and now > self.stop_deadline:
            self.stop_deadline = None
            if cell and self.stop_file.exists():
                self.write(cell.header, GOES_ON)

    # Stop, and other control

    def on_control(self, frames):
        message = self.read(frames)
        header = message["header"]
        cell = self.current
        if header["msg_type"] != "interrupt_request":
            return self.pass_on("control", frames)
        if cell and cell.runs and not (cell.prepared and cell.prepared["waits"]):
            error = {"ename": "AbortError", "evalue": "the cell was stopped"}
            self.publish("error", {**error, "traceback": [": ".join(error.values())]}, cell.header)
            return self.pass_on("control", frames)
        if cell:
            self.stop_file.touch()
            self.stop_deadline = time.monotonic() + STOPPING
        idents = frames[: frames.index(DELIM)]
        return self.session.send(
            self.outer["control"], "interrupt_reply", {"status": "ok"}, header, idents
        )

    # Messages of the kernel

    def on_reply(self, frames):
        message = self.read(frames)
        parent = message["parent_header"].get("msg_id")
        cell = self.current
        failed = message["content"].get("status") == "error"
        if cell and parent == cell.importing:
            if not failed:
                return self.execute(cell, cell.prepared["code"])
            # The whole cell shows what failed. Its names are not known to later cells.
            cell.told = True
            self.ask("forget", cell.content, lambda _: None)
            return self.execute(cell, cell.content["code"])
        self.pass_back("shell", frames)
        if cell and parent == cell.id:
            self.current = None
            self.stop_file.unlink(missing_ok=True)
            if failed and cell.content.get("stop_on_error", True):
                self.abort_queue()
            self.run_next()

    def abort_queue(self):
        content = {"status": "aborted", "execution_count": 0}
        while self.queue:
            cell = self.queue.popleft()
            self.reply(cell.frames, cell.header, "execute_reply", content)

    def on_output(self, frames):
        # The kernel has read it. A file would stay if this process were killed, as Jupyter does.
        self.connection_file.unlink(missing_ok=True)
        message = self.read(frames)
        kind, parent = message["header"]["msg_type"], message["parent_header"].get("msg_id")
        if parent in self.imported:
            # What modules print while they are loaded belongs to the cell that imports them.
            if kind in ("stream", "display_data"):
                self.publish(kind, message["content"], self.imported[parent].header)
            return
        if kind == "execute_input" and parent in self.shown_code:
            content = {**message["content"], "code": self.shown_code.pop(parent)}
            frames = self.changed(frames, content=content)
        self.outer["iopub"].send_multipart(frames)

    # Messages

    def pass_on(self, channel, frames):
        """To the kernel. It knows one frontend only, so that senders are kept here."""
        message = self.read(frames)
        start = frames.index(DELIM)
        self.senders[message["header"]["msg_id"]] = frames[:start]
        self.inner[channel].send_multipart(frames[start:])

    def pass_back(self, channel, frames):
        """To the sender of the request."""
        parent = self.read(frames)["parent_header"].get("msg_id")
        idents = self.senders.get(parent, [])
        if channel != "stdin":
            self.senders.pop(parent, None)
        self.outer[channel].send_multipart([*idents, *frames[frames.index(DELIM) :]])

    def write(self, parent, text):
        """Writes below a cell, as an error does."""
        self.publish("stream", {"name": "stderr", "text": text}, parent)

    def publish(self, kind, content, parent):
        self.session.send(
            self.outer["iopub"], kind, content, parent, ident=f"kernel.{kind}".encode()
        )

    def read(self, frames):
        parts = frames[frames.index(DELIM) + 1 :]
        header, parent, _, content = map(json.loads, parts[1:5])
        return {"header": header, "parent_header": parent, "content": content}

    def changed(self, frames, content):
        """The message with another content."""
        start = frames.index(DELIM) + 1
        parts = [*frames[start + 1 : start + 4], self.session.pack(content)]
        return [*frames[:start], self.session.sign(parts), *parts, *frames[start + 5 :]]


def address(connection, name):
    ip, port = connection["ip"], connection[f"{name}_port"]
    if connection["transport"] == "ipc":
        return f"ipc://{ip}-{port}"
    return f"tcp://{ip}:{port}"


def main():
    deno, file = sys.argv[1:]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    proxy = Proxy(deno, json.loads(Path(file).read_text()))
    try:
        return proxy.run()
    finally:
        proxy.close()


if __name__ == "__main__":
    sys.exit(main())

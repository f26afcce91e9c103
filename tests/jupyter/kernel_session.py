"""A frontend without a page: runs cells in the kernel of the notebooks and tells what came back.

    python kernel_session.py FOLDER < STEPS

STEPS is a list in JSON. `{"run": [CODE, ...]}` sends cells at once; with `"stop": PATTERN` it presses Stop when the first
has shown a text with this regular expression. `{"inspect": CODE}` and `{"complete": CODE}` ask about the place of a bar `|`. `{"warning": TEXT}`
waits until a text is written below any cell; `{"kill": "service"}` kills a process, and `"kernel"` waits until the Deno
kernel has gone with it. Prints a list with an observation for each step.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time
from queue import Empty

sys.modules["rfc3987_syntax"] = None
from jupyter_client import KernelManager

QUIET_SECONDS = 0.3


class Frontend:
    def __init__(self, folder):
        self.manager = KernelManager(kernel_name="deno")
        self.manager.start_kernel(cwd=folder)
        self.client = self.manager.client()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=None)
        self.outputs = {}
        self.replies = {}
        self.idle = set()

    def listen(self):
        """Takes what has arrived on both channels."""
        for channel, take in (
            ("iopub", self.client.get_iopub_msg),
            ("shell", self.client.get_shell_msg),
        ):
            try:
                message = take(timeout=0.05)
            except Empty:
                continue
            parent = message["parent_header"].get("msg_id")
            content = message["content"]
            if channel == "shell":
                self.replies[parent] = content
            elif content.get("execution_state") == "idle":
                self.idle.add(parent)
            elif message["msg_type"] != "status":
                self.outputs.setdefault(parent, []).append({"type": message["msg_type"], **content})

    def wait(self, *requests):
        while not all(one in self.replies and one in self.idle for one in requests):
            self.listen()
        # The kernel says `idle` before it has sent all outputs.
        end = time.monotonic() + QUIET_SECONDS
        while time.monotonic() < end:
            self.listen()

    def run(self, run, stop=None):
        requests = [self.client.execute(code) for code in run]
        pressed = None
        if stop is not None:
            while not re.search(stop, json.dumps(self.outputs.get(requests[0], ""))):
                self.listen()
            # The kernel shows the text before what follows it.
            time.sleep(0.2)
            pressed = time.monotonic()
            self.manager.interrupt_kernel()
        self.wait(*requests)
        return {
            "seconds": pressed and time.monotonic() - pressed - QUIET_SECONDS,
            "cells": [
                {
                    "status": self.replies[one]["status"],
                    "count": self.replies[one]["execution_count"],
                    "outputs": self.outputs.get(one, []),
                }
                for one in requests
            ],
        }

    def ask(self, kind, code):
        ask = getattr(self.client, kind)
        request = ask(code.replace("|", ""), code.index("|"))
        self.wait(request)
        return self.replies[request]

    def inspect(self, inspect):
        return self.ask("inspect", inspect)

    def complete(self, complete):
        return self.ask("complete", complete)

    def warning(self, warning):
        while True:
            for outputs in self.outputs.values():
                for output in outputs:
                    if output.get("name") == "stderr" and warning in output["text"]:
                        return output["text"]
            self.listen()

    def kill(self, kill):
        proxy = self.manager.provisioner.pid
        if kill == "service":
            (service,) = [pid for pid, command in children(proxy) if "service.ts" in command]
            os.kill(service, signal.SIGKILL)
            return None
        (deno,) = [pid for pid, command in children(proxy) if "--kernel" in command]
        os.kill(proxy, signal.SIGKILL)
        while is_running(deno):
            time.sleep(0.05)
        return "gone"


def children(parent):
    lines = subprocess.run(["ps", "-eo", "ppid=,pid=,args="], capture_output=True, text=True).stdout
    fields = [line.split(None, 2) for line in lines.splitlines()]
    return [(int(pid), command) for ppid, pid, command in fields if int(ppid) == parent]


def is_running(pid):
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return state.stdout.strip()[:1] not in ("", "Z")


frontend = Frontend(sys.argv[1])
try:
    steps = json.load(sys.stdin)
    print(json.dumps([getattr(frontend, next(iter(step)))(**step) for step in steps]))
finally:
    frontend.client.stop_channels()
    frontend.manager.shutdown_kernel(now=True)

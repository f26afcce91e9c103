"""Runs one notebook in the Deno kernel and writes it with its outputs.

    python execute.py INPUT OUTPUT [--timeout SECONDS]

Standard output reports progress, one JSON object a line; cells are numbered from 1, as in Jupyter:

    {"event": "start", "cells": N}              code cells that will run
    {"event": "waiting", "seconds": s}          the kernel has not started for so long
    {"event": "cell", "index": i, "of": N}      cell i begins
    {"event": "done", "seconds": s}             all cells ran
    {"event": "error", "index": i, "ename": ..., "evalue": ..., "traceback": ...}
                                                cell i failed; index null: the kernel did not start
    {"event": "invalid", "message": ...}        INPUT is not a notebook; nothing was run
    {"event": "stopped"}                        asked to stop; nothing was written

The kernel's working folder is the folder of INPUT. SIGINT, SIGTERM and the end of standard input stop the
run and the kernel; standard input also ends when the process that started this one has died. Exit codes:
0 done, 1 error, 2 invalid, 130 stopped.
"""

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from itertools import groupby
from pathlib import Path
from queue import Empty

# jsonschema would load this package of JupyterLab for a kind of address that no notebook has. Loading takes
# almost a second, because it compiles a grammar.
sys.modules["rfc3987_syntax"] = None

import nbformat
from jupyter_client.manager import AsyncKernelManager
from jupyter_client.utils import ensure_async
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionComplete, CellExecutionError
from nbclient.exceptions import CellTimeoutError, DeadKernelError
from nbformat import NotebookNode

KERNEL = "deno"
# The kernel says `idle` before it has sent all outputs of the cell, so the cell has ended when nothing has
# arrived for this time.
QUIET_SECONDS = 0.1
# A cell that prints much may pause for longer on a busy machine, with most of its lines still to come.
MUCH = 100
QUIET_SECONDS_AFTER_MUCH = 2
# The error after which the executor tries a second time.
LOST = "LostOutput"
# A kernel that starts is waited for as long as it lives; after this time, and again, this is told.
SLOW_SECONDS = 10
# How long outputs may take to arrive after the cell has ended; nbclient's 4 s are too few under load.
OUTPUT_SECONDS = 120

WATCHER = Path(__file__).resolve().parent.parent / "runner" / "machine" / "end_group.sh"
KERNELSPEC = {"name": KERNEL, "display_name": "Deno", "language": "typescript"}
ANSI_ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class InvalidNotebook(Exception):
    """The file is not a notebook; the message is one line."""


class PatientClient(NotebookClient):
    """A client that goes on listening after `idle`, so that no output is lost."""

    async def _async_poll_output_msg(self, parent_msg_id, cell, cell_index):
        await super()._async_poll_output_msg(parent_msg_id, cell, cell_index)
        while True:
            quiet = QUIET_SECONDS_AFTER_MUCH if len(cell.outputs) > MUCH else QUIET_SECONDS
            try:
                message = await ensure_async(self.kc.iopub_channel.get_msg(timeout=quiet))
            except Empty:
                return
            if message["parent_header"].get("msg_id") == parent_msg_id:
                try:
                    self.process_message(message, cell, cell_index)
                except CellExecutionComplete:
                    pass

    def output(self, outs, msg, display_id, cell_index):
        if msg["msg_type"] != "stream" or self.clear_before_next_output:
            return super().output(outs, msg, display_id, cell_index)
        # nbclient would check each line against the schema, which would take most of the time of a long
        # print.
        out = NotebookNode(output_type="stream", **msg["content"])
        outs.append(out)
        return out


def main():
    parser = argparse.ArgumentParser(description="Run a notebook in the Deno kernel.")
    parser.add_argument("input", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--timeout", type=int, help="time limit of a cell in seconds; default: none")
    arguments = parser.parse_args()
    try:
        notebook = read_notebook(arguments.input)
    except InvalidNotebook as error:
        tell("invalid", message=str(error))
        return 2
    stop = threading.Event()
    try:
        error = asyncio.run(run(notebook, arguments, stop))
    except (asyncio.CancelledError, KeyboardInterrupt):
        stop.set()
    if stop.is_set():
        tell("stopped")
        return 130
    write_notebook(notebook, arguments.output)
    if error:
        tell("error", **error)
        return 1
    return 0


async def run(notebook, arguments, stop):
    """Runs the cells until one fails; returns the error event's fields, or None."""
    cancel_when_asked(stop)
    started = time.monotonic()
    cells = prepare_cells(notebook)
    tell("start", cells=len(cells))
    manager = AsyncKernelManager(kernel_name=KERNEL)
    client = PatientClient(
        notebook,
        km=manager,
        timeout=arguments.timeout,
        iopub_timeout=OUTPUT_SECONDS,
        raise_on_iopub_timeout=True,
        record_timing=False,
    )
    number = None
    try:
        # The kernel's direct prints must not mix with our events on standard output.
        await manager.start_kernel(cwd=str(arguments.input.resolve().parent), stdout=sys.stderr)
        # Kept, because its input must stay open.
        watcher = watch_kernel(manager.provisioner.pid)
        client.kc = manager.client()
        client.kc.start_channels()
        await said_while_waiting(client.kc.wait_for_ready(timeout=None), manager)
        # The kernel's language information, as JupyterLab writes it, so that opening a notebook there does
        # not change it.
        said = await said_while_waiting(
            client.kc.kernel_info(reply=True, timeout=None), manager
        )
        notebook.metadata["language_info"] = said["content"]["language_info"]
        client.kc.allow_stdin = False
        for number, (index, cell) in enumerate(cells, start=1):
            tell("cell", index=number, of=len(cells))
            await client.async_execute_cell(cell, index, execution_count=number)
            # A result that cannot be displayed is an error too, but the kernel's reply does not say so.
            error = next((out for out in cell.outputs if out.output_type == "error"), None)
            if error:
                return failure(number, error.ename, error.evalue, traceback_of(cell))
    except CellExecutionError as error:
        return failure(number, error.ename, error.evalue, traceback_of(cells[number - 1][1]))
    except CellTimeoutError:
        return failure(number, "Timeout", f"the cell took longer than {arguments.timeout} s")
    except DeadKernelError:
        return failure(number, "DeadKernel", "the kernel died")
    except Exception as error:
        return failure(number, type(error).__name__, str(error))
    finally:
        if client.kc:
            client.kc.stop_channels()
        if manager.has_kernel:
            await manager.shutdown_kernel(now=True)
    late = late_result(cells)
    if late:
        return failure(late, LOST, f"the result of cell {late} arrived when the next was running")
    tell("done", seconds=round(time.monotonic() - started, 3))
    return None


def watch_kernel(kernel):
    """Starts a watcher that kills the kernel when this process is gone, even if it was killed itself."""
    if os.name != "posix":
        return None
    # In a session of its own no signal that ends this process or the kernel reaches it.
    return subprocess.Popen(
        ["sh", str(WATCHER), str(os.getpgid(kernel))],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


async def said_while_waiting(work, manager):
    """Waits for the kernel to do this, as long as it lives, and tells again and again that it takes long."""
    task = asyncio.ensure_future(work)
    seconds = 0
    try:
        while not (await asyncio.wait([task], timeout=SLOW_SECONDS))[0]:
            if not await manager.is_alive():
                raise DeadKernelError("the kernel died")
            seconds += SLOW_SECONDS
            tell("waiting", seconds=seconds)
        return task.result()
    finally:
        task.cancel()


def cancel_when_asked(stop):
    """Cancels this task on SIGINT, on SIGTERM and when standard input ends."""
    loop = asyncio.get_running_loop()
    task = asyncio.current_task()

    def ask():
        # A second one would interrupt the end of the kernel.
        if stop.is_set():
            return
        # The flag is needed because nbclient reports a cancellation as a dead kernel.
        stop.set()
        task.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, ask)
        except NotImplementedError:  # Windows
            pass

    def wait_for_end_of_input():
        while os.read(0, 4096):
            pass
        try:
            loop.call_soon_threadsafe(ask)
        except RuntimeError:  # the loop has ended before
            pass

    threading.Thread(target=wait_for_end_of_input, daemon=True).start()


def prepare_cells(notebook):
    """Clears the outputs of earlier runs; returns (index, cell) of the code cells that are not empty."""
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = []
            cell.execution_count = None
            cell.metadata.pop("execution", None)
    return [
        (index, cell)
        for index, cell in enumerate(notebook.cells)
        if cell.cell_type == "code" and cell.source.strip()
    ]


def read_notebook(path):
    """Reads a notebook and converts it to format 4.5."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InvalidNotebook(f"{path.name} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise InvalidNotebook(f"{path.name} is not JSON: {error}") from None
    if not isinstance(content, dict) or content.get("nbformat") != 4 or "cells" not in content:
        raise InvalidNotebook(f"{path.name} is not a notebook of format 4")
    try:
        named = content.get("nbformat_minor", 0) >= 5
        notebook = nbformat.reads(json.dumps(content), as_version=4)
        if not named:
            # Cells of older notebooks have no ids; nbformat would give them random ones.
            for index, cell in enumerate(notebook.cells):
                cell.id = f"cell-{index}"
        nbformat.validate(notebook)
    except Exception as error:
        problem = str(error).strip().splitlines() or [type(error).__name__]
        raise InvalidNotebook(f"{path.name} is not a valid notebook: {problem[0]}") from None
    return notebook


def write_notebook(notebook, path):
    """Writes the notebook atomically, with the same bytes for the same outputs."""
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    notebook.metadata["kernelspec"] = KERNELSPEC
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = merge_streams(cell.outputs)
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(path.name + ".partial")
    nbformat.write(notebook, str(partial))
    os.replace(partial, path)


def merge_streams(outputs):
    """Joins consecutive texts of one stream, because the kernel splits them at random places."""
    merged = []
    for stream, group in groupby(outputs, lambda output: output.get("name")):
        if stream is None:
            merged.extend(group)
        else:
            texts = list(group)
            texts[0].text = "".join(output.text for output in texts)
            merged.append(texts[0])
    return merged


def failure(number, name, value, traceback=""):
    return {"index": number, "ename": name, "evalue": plain(value), "traceback": plain(traceback)}


def late_result(cells):
    """The number of a cell whose result arrived too late and so is in another cell; None if there is none."""
    for number, (_, cell) in enumerate(cells, start=1):
        for output in cell.outputs:
            if output.output_type == "execute_result" and output.execution_count != number:
                return output.execution_count
    return None


def traceback_of(cell):
    """The kernel's message, without the cell's source that nbclient puts before it."""
    lines = [out.traceback for out in cell.outputs if out.output_type == "error"]
    return "\n".join(lines[-1]) if lines else ""


def plain(text):
    return ANSI_ESCAPE.sub("", text or "").strip()


def tell(event, **fields):
    print(json.dumps({"event": event, **fields}), flush=True)


if __name__ == "__main__":
    sys.exit(main())

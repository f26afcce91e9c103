"""Starts JupyterLab, as `python -m jupyterlab` does, but two seconds sooner.

    python lab.py [OPTION...]
"""

import os
import signal
import sys
import threading
import time

# jsonschema would load this package for a kind of address that JupyterLab's schemas do not ask for. Loading
# takes longer than JupyterLab itself, because it compiles a grammar.
sys.modules["rfc3987_syntax"] = None

from jupyterlab.labapp import main

LOOK_SECONDS = 0.5


def end_with(parent):
    """Ends JupyterLab and its kernels when the process that started it was killed."""
    while os.getppid() == parent:
        time.sleep(LOOK_SECONDS)
    os.kill(os.getpid(), signal.SIGTERM)


# Windows keeps the number of the parent.
if os.name == "posix":
    threading.Thread(target=end_with, args=[os.getppid()], daemon=True).start()
sys.exit(main())

"""Starts JupyterLab, as `python -m jupyterlab` does, but two seconds sooner.

    python lab.py [OPTION...]
"""

import sys

# jsonschema would load this package for a kind of address that JupyterLab's schemas do not ask for. Loading
# takes longer than JupyterLab itself, because it compiles a grammar.
sys.modules["rfc3987_syntax"] = None

from jupyterlab.labapp import main

sys.exit(main())

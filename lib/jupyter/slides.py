"""Writes a notebook as slides of reveal.js, with the outputs that it has.

    python slides.py NOTEBOOK OUTPUT [REVEAL]

A heading begins a slide; each further cell is a slide below it, so that a cell and its output fit on a screen. A cell
that says otherwise (slideshow metadata, as JupyterLab sets it) is left as it is. REVEAL is the address of reveal.js;
without it the pages load it from a public server when they are shown.
"""

import sys
from pathlib import Path

# It would take longer to load than all the rest; see execute.py.
sys.modules["rfc3987_syntax"] = None

import nbformat
from nbconvert import SlidesExporter


def main():
    source, target, *reveal = sys.argv[1:]
    notebook = nbformat.read(source, as_version=4)
    for index, cell in enumerate(notebook.cells):
        heading = cell.cell_type == "markdown" and cell.source.lstrip().startswith("#")
        kind = "slide" if heading or index == 0 else "subslide"
        cell.metadata.setdefault("slideshow", {"slide_type": kind})
    exporter = SlidesExporter(
        extra_template_basedirs=[str(Path(__file__).parent)], template_name="slides_template"
    )
    if reveal:
        exporter.reveal_url_prefix = reveal[0]
    page, _ = exporter.from_notebook_node(notebook, {"metadata": {"name": Path(target).name.removesuffix(".slides.html")}})
    Path(target).parent.mkdir(parents=True, exist_ok=True)
    Path(target).write_text(page, encoding="utf-8")


main()

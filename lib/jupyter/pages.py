"""Writes notebooks as HTML pages, and an index of them.

    python pages.py FOLDER NOTEBOOK...

Writes NAME.html for each NAME.ipynb into FOLDER, and index.html, which lists them in the given order. A
page is self-contained: it loads nothing from the network. Exit code 3: there is no nbconvert.
"""

import html
import re
import sys
from pathlib import Path

# jsonschema would load this package of JupyterLab for a kind of address that no notebook has. Loading takes
# longer than all the rest, because it compiles a grammar.
sys.modules["rfc3987_syntax"] = None

import nbformat

try:
    from nbconvert import HTMLExporter
except ImportError:
    sys.exit(3)
from nbconvert.filters.markdown_mistune import IPythonRenderer
from pygments.formatters import HtmlFormatter

try:
    from latex2mathml.converter import convert as to_mathml
except ImportError:
    # A Jupyter already on the machine may lack it; then formulas stay as source text.
    to_mathml = None

STYLE = """
:root { color-scheme: light dark; --text: #202020; --page: #ffffff; --code: #f5f5f5; --line: #d0d0d0;
  --link: #0058a3; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e4e4e4; --page: #181818; --code: #262626; --line: #484848; --link: #7fbcf5; }
}
body { margin: 0 auto; padding: 1rem; max-width: 60rem; box-sizing: border-box; color: var(--text);
  background: var(--page); font: 1rem/1.5 "DejaVu Sans", Verdana, sans-serif;
  overflow-wrap: break-word; }
a { color: var(--link); }
pre { overflow-x: auto; font: 0.85rem/1.4 "DejaVu Sans Mono", Consolas, monospace; margin: 0; }
code { font-family: "DejaVu Sans Mono", Consolas, monospace; font-size: 0.9em; }
.highlight, .text_cell_render pre { background: var(--code); padding: 0.6rem; margin: 0.6rem 0; }
.prompt { display: none; }
.output_subarea { overflow-x: auto; margin: 0.6rem 0; }
/* Figures are drawn on white. */
.output_subarea img { background: #ffffff; max-width: 100%; height: auto; }
math { font-size: 1.1em; }
math[display="block"] { margin: 0.8rem 0; font-size: 1.15em; }
th, td { border-bottom: 1px solid var(--line); }
.text_cell_render table { border-collapse: collapse; display: block; overflow-x: auto; }
dt { margin-top: 1rem; font-weight: bold; }
dd { margin: 0; }
"""


def main():
    folder, *paths = [Path(argument) for argument in sys.argv[1:]]
    if to_mathml:
        # Browsers render MathML themselves; the default, MathJax, would be loaded from the network.
        IPythonRenderer.inline_math = lambda self, body: to_mathml(body)
        IPythonRenderer.block_math = lambda self, body: to_mathml(body, display="block")
    # The page around the cells is our own, because nbconvert's would load programs from the network.
    exporter = HTMLExporter(template_name="basic", exclude_anchor_links=True)
    executed = "|".join(re.escape(path.stem) for path in paths)
    entries = []
    for path in paths:
        notebook = nbformat.read(path, as_version=4)
        title, sentence = heading_of(notebook, path.stem)
        body, _ = exporter.from_notebook_node(notebook)
        body = re.sub(rf'(<a href="(?:{executed}))\.ipynb"', r'\1.html"', body)
        home = '<p><a href="index.html">All notebooks</a></p>'
        write(folder / f"{path.stem}.html", title, f"{home}\n{body}\n{home}")
        link = f'<a href="{html.escape(path.stem)}.html">{html.escape(title)}</a>'
        entries.append(f"<dt>{link}</dt>\n<dd>{html.escape(sentence)}</dd>")
    listing = "\n".join(entries)
    write(folder / "index.html", "Matchbox", f"<h1>Matchbox</h1>\n<dl>\n{listing}\n</dl>")


def heading_of(notebook, name):
    """The title and the first sentence of a notebook, without Markdown syntax."""
    texts = [cell.source for cell in notebook.cells if cell.cell_type == "markdown"]
    paragraphs = re.split(r"\n\s*\n", texts[0].strip()) if texts else []
    title = plain(paragraphs.pop(0)) if paragraphs and paragraphs[0].startswith("#") else name
    prose = plain(paragraphs[0]) if paragraphs else ""
    # Removes the label `The question.`
    prose = re.sub(r"^The question\. ", "", prose)
    return title, re.split(r"(?<=[.?!])\s", prose, maxsplit=1)[0]


def plain(text):
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return " ".join(re.sub(r"^#+ |[*_`]", "", text).split())


def colours():
    light = HtmlFormatter(style="default").get_style_defs(".highlight")
    dark = HtmlFormatter(style="github-dark").get_style_defs(".highlight")
    own = ".highlight { background: var(--code); }"
    return f"{light}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n{own}"


def write(path, title, body):
    path.write_text(
        f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>{html.escape(title)}</title>
<style>{colours()}{STYLE}</style>
</head>
<body>
{body}
</body>
</html>
""",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()

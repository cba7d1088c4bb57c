"""The tutor as a static site: the whole app in the visitor's own browser, Python in a worker of its page.

    runtime     Pyodide, Python for browsers, from its package
    contents    what Python finds there: our packages, the libraries, lessons and scenarios
    parts       all that a site consists of
    build       puts it together: a folder for any web space, or one HTML file
    lab         JupyterLab beside it, for authors who like notebooks
    archives    Python packages as it finds them there

What runs there in Python is `tutor.pages.shell`. `pages/` holds its JavaScript, and what packs Python's files
when a site is built.
"""

"""The tutor as a static site: the whole app in the visitor's own browser, Python in a worker of its page.

    runtime     Pyodide, Python for browsers, from its package
    contents    what Python finds there: our packages, the libraries, lessons and scenarios
    parts       all that a site consists of
    build       puts it together: a folder for any web space, or one HTML file
    shell       what runs in the browser: messages in, what changed out
    lab         JupyterLab beside it, for authors who like notebooks
    archives    Python packages as it finds them there

`pages/` holds what runs there in JavaScript, and what packs Python's files at build time.
"""

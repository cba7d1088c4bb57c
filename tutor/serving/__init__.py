"""How the tutor is served: by Voila here, by a Jupyter server on Binder."""

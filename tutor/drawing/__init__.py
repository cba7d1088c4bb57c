"""The panels: small widgets, each usable alone, that draw a scene and send back what is done."""

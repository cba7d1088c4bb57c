"""The checks of our JavaScript: types, held against the scene as Python declares it, and style."""

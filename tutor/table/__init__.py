"""A table at which people sit: what was played, what is to be seen of it, and what it means."""

"""French, in the terms of the French edition."""

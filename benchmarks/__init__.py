"""Undercroft's speed beside its peers: same machine, same core, same run."""

"""Finding paths that cost the owner of a sheet the most: problem, worth, finder, bound and solver (7.8)."""

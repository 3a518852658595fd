"""Tools for those who make content: run in a checkout, part of no package, nothing but the standard library needed."""

"""Dungeonville (James Ernest and Mike Selinker, 2005)."""

"""Commands for developers that need the tests: none of them is a test itself."""

"""`python -m undercroft.cli`, where the command is not on the path."""

import sys

from undercroft.cli.main import main

if __name__ == "__main__":
    sys.exit(main())

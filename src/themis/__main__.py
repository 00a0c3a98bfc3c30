"""`python -m themis` is the command `themis`."""

import sys

from themis.cli.main import main

sys.exit(main())

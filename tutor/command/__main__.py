"""`python -m tutor.command` is `aula`."""

import sys

from tutor.command import main

sys.exit(main())

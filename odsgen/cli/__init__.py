"""The commands."""

import sys

if not sys.flags.safe_path and sys.argv[:1] == ["-m"]:
    # `python -m odsgen.cli.ods_opt` has the current folder in front: what follows is imported from elsewhere.
    _started = sys.orig_argv[sys.orig_argv.index("-m") + 1 :][:1] if "-m" in sys.orig_argv else []
    if _started and _started[0].startswith("odsgen.cli"):
        del sys.path[0]

"""`odsgen fmt`: the layout of specs."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import click

from odsgen.cli.console import complain, say
from odsgen.codegen.atomic import replace_file
from odsgen.installation import command_for_extra
from odsgen.spec.loader import decode_source, read_source


def lay_out(path: Path, check: bool) -> bool:
    """Lay out a spec in its file, or only look; whether it is laid out now.

    Raises SpecErrors for what is no YAML of a spec, OSError, and click.ClickException without ruamel.yaml.
    """
    if find_spec("ruamel") is None:
        raise click.ClickException(
            f"laying out specs needs ruamel.yaml: {command_for_extra('fmt')}"
        )
    from odsgen.spec.formatting import formatted

    is_input = str(path) == "-"
    source = decode_source(sys.stdin.buffer.read(), "<stdin>") if is_input else read_source(path)
    text = formatted(source)
    is_same = text == source.text
    if is_input and not check:
        sys.stdout.buffer.write(text.encode("utf-8"))
        return True
    if is_same:
        return True
    if check:
        complain(f"{source.file}: error: not laid out as 'odsgen fmt' does it")
        return False
    replace_file(path, text)
    say("laid out", "green", str(path))
    return True

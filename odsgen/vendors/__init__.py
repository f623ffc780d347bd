"""The hand-written halves of vendors' dialects and of other standards, a folder for each as in `odsgen/dialects`.

Nothing else imports them, so that a distribution of their own could take them.
"""

from odsgen.moved import find_moved_modules

#: mypy and pyright hold all hooks here to what they say they give, which is not checked again when they are called.
HOOKS_ARE_TYPED = True

find_moved_modules()

"""The hand-written halves of vendors' and other projects' dialects, a folder for each as in `odsgen/dialects`.

Nothing else imports them, so that a distribution of their own could take them.
"""

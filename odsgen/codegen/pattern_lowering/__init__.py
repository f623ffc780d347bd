"""From resolved patterns to the steps of `match_and_rewrite`."""

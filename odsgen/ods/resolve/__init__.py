"""From what the author wrote to what the dialect is: names are bound, classes expanded."""

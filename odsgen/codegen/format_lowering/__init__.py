"""From a checked assembly format to the steps of `parse` and `print`."""

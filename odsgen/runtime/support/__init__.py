"""Text, numbers in text, deep recursion, long repetitions: what every room may use."""

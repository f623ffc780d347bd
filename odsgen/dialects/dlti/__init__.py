"""The hand-written half of the dialect `dlti`."""

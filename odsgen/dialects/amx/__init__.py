"""The hand-written half of the dialect `amx`."""

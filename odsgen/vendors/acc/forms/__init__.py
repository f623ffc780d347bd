"""Custom forms of the dialect `acc`."""

"""Custom forms of the dialect `gpu`."""

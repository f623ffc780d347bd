"""The dialects of CIRCT for odsgen."""

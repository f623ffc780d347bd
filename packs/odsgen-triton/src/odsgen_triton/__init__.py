"""The dialects of Triton for odsgen: `tt`, `ttg`, `ttng`, `gluon` and `tti`."""

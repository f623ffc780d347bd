"""The hand-written half of CIRCT's dialect `hw`, which `odsgen import` takes by itself."""

"""The hand-written half of CIRCT's dialect `moore`, which `odsgen import` takes by itself."""

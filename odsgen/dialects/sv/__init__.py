"""The hand-written half of CIRCT's dialect `sv`, which `odsgen import` takes by itself."""

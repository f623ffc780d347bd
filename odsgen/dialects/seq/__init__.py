"""The hand-written half of CIRCT's dialect `seq`, which `odsgen import` takes by itself."""

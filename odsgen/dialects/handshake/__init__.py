"""The hand-written half of CIRCT's dialect `handshake`, which `odsgen import` takes by itself."""

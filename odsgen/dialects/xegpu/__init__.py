"""The hand-written half of the dialect `xegpu`."""

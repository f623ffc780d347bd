"""The hand-written half of the dialect `shard`."""

"""Address spaces of NVPTX, by number."""

GENERIC = 0
GLOBAL = 1
SHARED = 3
CONSTANT = 4
LOCAL = 5
SHARED_CLUSTER = 7

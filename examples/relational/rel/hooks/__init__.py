"""The hand-written half of the dialect `rel`: a module for each subject, found by the names of their functions."""

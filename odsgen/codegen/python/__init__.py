"""The Python that generated code consists of: expressions and steps as frozen values."""

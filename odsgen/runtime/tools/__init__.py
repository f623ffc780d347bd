"""What a driver such as `ods-opt` is made of: splitting an input, verifying expected diagnostics, running both."""

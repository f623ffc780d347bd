"""What the language of specs refuses of an import is left out part by part, and said."""

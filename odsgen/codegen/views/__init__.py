"""Views: the values that the templates lay out, one module a subject."""

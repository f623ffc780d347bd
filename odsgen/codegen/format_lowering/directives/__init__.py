"""How each element of the formats of operations is read and printed: a class for each, in the module of its subject.

A new directive takes its grammar (odsgen/ods/format/op_parser.py), its element, which says what it names and where it may
stand (odsgen/ods/model/format.py), a class here and, where no step does what it needs, a step beside the class and its macro
(templates/steps.j2).  Every module of this package is imported by `registered`, so that the class only has to
say which element it lowers (`lowers`).
"""

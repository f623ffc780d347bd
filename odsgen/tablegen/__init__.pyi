from odsgen.tablegen.cpp import Checks as Checks, translate_predicate as translate_predicate

from odsgen.tablegen.cpp import Checks as Checks
from odsgen.tablegen.cpp import translate_predicate as translate_predicate

from odsgen.rewriting.actions import Action as Action
from odsgen.rewriting.actions import ActionHandler as ActionHandler
from odsgen.rewriting.actions import Tracer as Tracer
from odsgen.rewriting.actions import tracing as tracing

from odsgen.playground.requests import answer as answer
from odsgen.playground.session import Session as Session

from odsgen.translation.registry import TRANSLATIONS as TRANSLATIONS
from odsgen.translation.registry import Translation as Translation
from odsgen.translation.registry import TranslationOption as TranslationOption
from odsgen.translation.registry import UnknownTranslationError as UnknownTranslationError
from odsgen.translation.registry import find_translation as find_translation
from odsgen.translation.translate import translate as translate

"""What no sentence may contain, by language: the faults that a program makes when it puts words together.

A fault is found by its shape, so the lists are short and made for the words of these games. `test_grammar.py` shows what each of them finds.
"""

from __future__ import annotations

import re
from typing import Final

VOWEL: Final = "aeiouyàâæéèêëîïôœùûAEIOUYÀÂÆÉÈÊËÎÏÔŒÙÛ"
# Words with an h that elides; the others (hasard, haut, héros, hutte …) do not.
MUTE_H: Final = "habit|heure|histoire|homme|honneur|horizon|huile|humain|[hH]exag|Hermès|Hydre|Hélène|Héraclès|Hérétique"
# A word that elides what stands before it: not a Roman number.
ELIDING: Final = rf"(?![IVX]+\b)(?:[{VOWEL}]\w|[àyaAÀ]\b|(?:{MUTE_H}))"
PLAIN_WORDS: Final = (
    "the|of|and|with|from|your|you|is|are|which|who|this|that|these|those|card|cards|player|players|turn|takes|draws|none|red|blue|yellow"
    "|green|black|pink|not|must|may|for|in|it|its|to|by|be|been|all|has|have|had|his|her|their|them|they|he|she|we|our|where|when|what|why"
    "|how|god|gods|tile|tiles|island|ship|water|wound|injury|hand|discard|level|colour|true|false|unknown|ruling|published|reconstructed"
)
FRENCH_COUNTED: Final = (
    "cube|carte|faveur|autel|disque|point|action|symbole|blessure|épreuve|case|joueur|tuile|statue|offrande|monstre|sanctuaire|dieu|dé|niveau"
    "|couleur|manche|tour|avancée|règle|choix|tirage|accord|place|bot|pion|exemplaire|époque|disciple|monument|quête|outil|marqueur|blé|métal"
)
ENGLISH_COUNTED: Final = (
    "cube|card|favour|altar|disc|point|action|symbol|injury|task|space|player|tile|statue|offering|monster|sanctuary|god|die|level|colour"
    "|round|turn|step|rule|choice|draw|seat|bot|token|copy|hex|epoch|companion|disciple|monument|quest|marker"
)
ENGLISH_PLURALS: Final = "injuries|sanctuaries|copies|dice|companies"
# Names that are English in every language.
ENGLISH_NAMES: Final = ["The Red Joker", "CC BY"]
# Singulars and invariable words that end with an s or an x.
FRENCH_ENDING_IN_S: Final = (
    "fois|plus|choix|bois|bras|prix|dos|corps|héros|temps|mois|tas|pas|dans|sous|vers|mais|dès|puis|jamais|toujours|fidèles"
)

ANYWHERE: Final = {
    "unresolved variable": r"[{}]|\$\w|\?\?\?",
    "unknown message": r"^(?:ask|choice|event|card|option|view|table|end|source)-[\w-]+$",
    "name of an option or a field": r"\b[a-z]+_[a-z_]+\b",
    "doubled stop": r"(?<!\.)\.\.(?!\.)|[?!…]\.|[,;:]\.|\.,|,,",
    "doubled or stray space": r"  |\s,|(?<!\s)\s\.(?=\s|$)|\(\s|[ \u00a0]\)|^\s|\s$",
    "two forms at once": r"\w\((?:s|e|es|x)\)",
    "curly apostrophe": "\u2019",
}
FRENCH: Final = {
    "elision": rf"(?<![-'\w])(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Nn]e|[Ss]e|[Mm]e|[Tt]e|[Jj]e|[Jj]usque|[Ll]orsque|[Pp]uisque) {ELIDING}"
    rf"|(?<![-'\w])[Cc]e (?!à\b){ELIDING}|(?<![-'\w])[msMS]a {ELIDING}|\b[Ss]i ils?\b",
    "contraction": r"(?<![-'\w])(?:[Dd]e|[ÀàA]) les?\b (?![a-zéèêîôû]+(?:er|ir|re|oir)\b|y\b|en\b|leur\b|«)",
    "plain space before a sign": r" (?:[:;?!%»])|« ",
    "no space before a sign": r"[\w»)\"'][:;?!](?=\s|$)|[\w»)]%",
    "English word": rf"(?i:\b(?:{PLAIN_WORDS})\b)",
    "English quotation mark": r"[“”\"]",
    "plural of one or none": rf"(?<![\d.,+/\u2013-])\b[01]\u0020(?!(?:{FRENCH_ENDING_IN_S})\b)[a-zàâéèêëîïôûç]+[sx]\b",
    "singular of many": rf"(?<![\d.,+/\u2013-])\b(?:[2-9]|\d\d+) (?:{FRENCH_COUNTED.replace('|choix', '')})\b",
    "doubled word": r"(?i:\b(?!nous\b|vous\b)(\w{2,}) \1\b(?!-))",
}
ENGLISH: Final = {
    "old-fashioned word": r"\banew\b",
    "wrong article": r"\b[Aa] (?!(?:one|once|uni|use)\w*\b)[aeiouAEIOU]\w|\b[Aa]n (?!hour|honest)[^aeiouAEIOU\W]\w",
    "space before a sign": r"[\s\u00a0][:;?!%](?=\s|$)",
    "French sign": r"[«»]",
    "plural of one": rf"(?<![\d.,+/\u2013-])\b1 (?:(?:{ENGLISH_COUNTED})s|{ENGLISH_PLURALS})\b",
    "singular of none or many": rf"(?<![\d.,+/\u2013-])\b(?:0|[2-9]|\d\d+) (?:{ENGLISH_COUNTED})\b(?! |-)|(?<![\d.,+/\u2013-])\b(?:0|[2-9]|\d\d+) (?:{ENGLISH_COUNTED}) (?:is|of|from|left)\b",
    "missing word": r"\b(?:from|to|with|of|by|the|an?|\d) none\b",
    "doubled word": r"(?i:\b(?!had\b|that\b)(\w{2,}) \1\b)",
    "contracted verb": r"\b(?:do|does|did|is|are|was|were|ca|wo|would|could|should)n't\b|\b(?:it|that|there|let)'s\b",
    "American spelling": r"(?i:\b(?:color|favor|neighbor|center)(?:s|ed|ing)?\b)",
}
FAULTS: Final = {
    "en": [(name, re.compile(shape)) for name, shape in {**ANYWHERE, **ENGLISH}.items()],
    "fr": [(name, re.compile(shape)) for name, shape in {**ANYWHERE, **FRENCH}.items()],
}


def faults(language: str, sentence: str, names: list[str]) -> list[str]:
    """What is wrong with a sentence, with the words around it; `names` are the people's, which may be anything."""
    found: list[str] = []
    masked = sentence
    for name in names:
        if language == "fr":
            found += [
                f"elision: {match.group()}"
                for match in re.finditer(rf"(?<![-'\w])(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a) {re.escape(name)}", sentence)
            ]
        masked = masked.replace(name, "Zéno")
    for name in ENGLISH_NAMES:
        masked = masked.replace(name, "Zéno")
    for fault, shape in FAULTS[language]:
        for match in shape.finditer(masked):
            found.append(f"{fault}: …{masked[max(match.start() - 20, 0) : match.end() + 20]}…")
    return found

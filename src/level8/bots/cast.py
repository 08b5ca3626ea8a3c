"""Who sits at a table: the animals that are faces, and the characters that bots are."""

from collections.abc import Collection
from typing import Final

FACES: Final = ("fox", "bear", "owl", "rabbit", "penguin", "cat", "raccoon", "hamster")
UNNAMED: Final = "cat"  # the face of a person who has no name

# Name and face of the characters of each strength, the most typical first. No name occurs twice.
_BOTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "novice": (
        ("Romy", "rabbit"),
        ("Hugo", "hamster"),
        ("Pip", "penguin"),
        ("Benno", "bear"),
        ("Minka", "cat"),
        ("Fips", "fox"),
        ("Rico", "raccoon"),
        ("Ulla", "owl"),
    ),
    "steady": (
        ("Fritzi", "fox"),
        ("Bruno", "bear"),
        ("Pepe", "penguin"),
        ("Mimi", "cat"),
        ("Hanna", "hamster"),
        ("Rosa", "rabbit"),
        ("Ringo", "raccoon"),
        ("Otto", "owl"),
    ),
    "expert": (
        ("Olga", "owl"),
        ("Rocco", "raccoon"),
        ("Kira", "cat"),
        ("Felix", "fox"),
        ("Bela", "bear"),
        ("Paula", "penguin"),
        ("Ronja", "rabbit"),
        ("Hedda", "hamster"),
    ),
}
_OTHERS: Final = (
    ("Kiki", "hamster"),
    ("Momo", "raccoon"),
    ("Coco", "cat"),
    ("Nino", "penguin"),
    ("Lulu", "rabbit"),
    ("Dodo", "owl"),
    ("Toni", "bear"),
    ("Willi", "fox"),
)


def character(bot: str, names: Collection[str] = (), faces: Collection[str] = ()) -> tuple[str, str]:
    """Name and face of a bot that sits down where these names and faces are taken.

    >>> character("expert"), character("expert", ["Olga"], ["owl", "raccoon"])
    (('Olga', 'owl'), ('Kira', 'cat'))
    """
    known = _BOTS.get(bot, _OTHERS)
    unused = [each for each in known if each[0] not in names] or list(known)
    for name, face in unused:
        if face not in faces:
            return name, face
    name, face = unused[0]
    return name, free_face(face, faces)


def face_of(name: str, faces: Collection[str] = ()) -> str:
    """The face that a person's name leads to, the same at every table where it is not taken.

    >>> face_of("Ada") == face_of("ADA"), face_of("")
    (True, 'cat')
    """
    if not name:
        return free_face(UNNAMED, faces)
    number = 0
    for letter in name.lower():
        number = (number * 31 + ord(letter)) % 9973
    return free_face(FACES[number % len(FACES)], faces)


def free_face(wanted: str, faces: Collection[str]) -> str:
    """A face that is not taken: the wanted one or the next.

    >>> free_face("fox", []), free_face("fox", ["fox", "bear"])
    ('fox', 'owl')
    """
    first = FACES.index(wanted)
    for face in FACES[first:] + FACES[:first]:
        if face not in faces:
            return face
    return wanted

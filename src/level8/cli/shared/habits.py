"""What the games of a person say together, in words."""

from level8.cli.shared.tabulate import print_table
from level8.cli.shared.words import Words
from level8.review import Figure, PersonReview

FEW = 10  # games: with fewer, luck outweighs all else
_SHOWN = 3  # choices of a kind, the costliest


def print_habits(name: str, found: PersonReview, files: list[str], words: Words) -> None:
    """Print luck and skill of the player `name`, and what cost most, with the place of each choice."""
    say = words.say
    print(say("habits-title-of", name=name))
    print(say("habits-rests", games=found.games, choices=found.choices))
    if found.games < FEW:
        print(say("habits-few"))
    print()
    rows = [
        [say(f"review-{what}"), _figure(figure, words), _figure(_each(figure, found.games), words)]
        for what, figure in (("luck", found.luck), ("skill", found.skill), ("lost", found.lost))
        if figure is not None
    ]
    print_table(["", say("habits-in-all"), say("habits-each")], rows, right=(1, 2))
    print(say("habits-by-choice", lost=words.decimal(-100 * found.lost_by_choice, 2)))
    print(f"\n{say('habits-costly-of')}\n{say('habits-costly-about')}")
    for habit in found.habits:
        print(f"  {words.decimal(100 * habit.lost)}  {say(f'habits-kind-{habit.kind}')}")
        for one in habit.costly[:_SHOWN]:
            where = say("review-where", round=one.moment["round"], turn=one.moment["turn"])
            print(f"    {words.decimal(100 * one.lost)}  {files[one.game]}, {where}")
    if not found.habits:
        print(f"  {say('habits-none')}")


def habits_document(name: str, found: PersonReview, files: list[str]) -> dict[str, object]:
    """The same as JSON values; figures are [value, standard error]."""
    return {
        "name": name,
        "games": found.games,
        "choices": found.choices,
        "luck": None if found.luck is None else list(found.luck),
        "skill": list(found.skill),
        "lost": list(found.lost),
        "habits": [
            {
                "kind": habit.kind,
                "lost": habit.lost,
                "costly": [{"file": files[one.game], **one.moment} for one in habit.costly],
            }
            for habit in found.habits
        ],
    }


def _each(figure: Figure, games: int) -> Figure:
    return Figure(figure.value / games, figure.error / games)


def _figure(figure: Figure, words: Words) -> str:
    sign = "+" if figure.value > 0 else ""
    return f"{sign}{words.decimal(100 * figure.value)} ± {words.decimal(100 * figure.error)}"

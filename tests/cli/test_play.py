"""`level8 play`: a whole game in the terminal, told in words; no input can break it."""

import io
import random
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from cli.person import Person, options_of, told
from level8.cli.shared.words import Words
from level8.cli.verbs.play import play
from level8.game.actions import Draw
from level8.game.cards import UNSEEN
from level8.game.editions import edition, edition_names
from level8.game.errors import Level8Error
from level8.messages import LANGUAGES
from level8.record import parse_record, verify_bytes

TABLES = [(name, side) for name in edition_names() for side in range(1, len(edition(name).sides) + 1)]
Meddle = Callable[[dict[str, Any]], str | None]


def game(person: Person, *arguments: str, language: str = "en") -> int:
    return play(options_of("play", "--json", *arguments), Words(language), person.ask, person.say)


@pytest.mark.parametrize(("name", "side"), TABLES)
def test_a_person_plays_a_whole_game_in_every_edition(name: str, side: int, tmp_path: Path) -> None:
    person, file = Person(), tmp_path / "game.level8"
    seats = 1 + side
    arguments = ("--edition", name, "--side", str(side), "--seats", str(seats), "--seed", "5")
    assert game(person, *arguments, "--record", str(file)) == 0
    assert "The game is over." in told(person.heard)
    assert verify_bytes(file.read_bytes()).finished
    record = parse_record(file.read_bytes())
    assert (record.edition.name, record.side, record.seats) == (name, side, seats)
    assert len([each for each in record.actions() if each.seat == 0]) > 20


@cache
def master_game() -> list[dict[str, Any]]:
    """What a person is told in a game in which everything happens."""
    person = Person()
    game(person, "--edition", "master", "--side", "2", "--seats", "3", "--seed", "0")
    return person.heard


def test_specials_and_carrying_are_asked_for_and_told() -> None:
    heard = master_game()
    steps = {document["step"] for document in heard if "step" in document}
    words = told(heard)
    assert steps == {"draw", "play", "show", "take", "carry"}
    for sentence in ("You show", "plays a take card", "You swap", "You play a keep card", "You keep "):
        assert sentence in words


def test_cards_that_replace_others_are_told_to_their_owner() -> None:
    lines = told(master_game()).splitlines()
    swapped = [
        lines[index + 1] for index, line in enumerate(lines) if re.fullmatch(r"You swap: [^ ]+ [^ ]+\.", line)
    ]
    taken = [lines[index + 1] for index, line in enumerate(lines) if " takes from you: " in line]
    assert swapped
    assert taken
    assert all(re.fullmatch(r"You drew: [^ ]+ [^ ]+\.", line) for line in swapped)
    assert all(re.fullmatch(r"You drew: [^ ]+\.", line) for line in taken)


def test_the_same_seed_deals_the_same_game() -> None:
    def leave(asked: dict[str, Any]) -> str | None:
        return "quit" if asked["seats"][0]["laid"] else None

    first, again, other = Person(leave), Person(leave), Person(leave)
    game(first, "--seed", "3")
    game(again, "--seed", "3")
    game(other, "--seed", "4")
    assert first.heard == again.heard
    assert first.heard != other.heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_every_language(language: str) -> None:
    person = Person()
    game(person, "--edition", "modern+specials", "--seats", "2", "--seed", "6", language=language)
    assert not re.search(r"\b(cli|table|card|reason)-[a-z]", told(person.heard))


def test_rubbish_is_refused_with_a_sentence_and_changes_nothing() -> None:
    rng = random.Random(8)
    alphabet = "rogybpJSTXK0123456789.=()/ -\x00\x1bäß☃RClayoffdxskip"

    def meddle(_asked: dict[str, Any]) -> str | None:
        if rng.random() < 0.5:
            line = "".join(rng.choice(alphabet) for _ in range(rng.randrange(1, 14)))
            # A line that happens to be an action, or asks for something, is no rubbish.
            return line if not re.match(r"\s*(\d+|[dq]|[rogybpJSTXK][\d-]*)?\s*$", line) else "lay lay"
        return None

    clean, bothered = Person(), Person(meddle)
    arguments = ("--seed", "9", "--edition", "modern+specials", "--seats", "2")
    game(clean, *arguments)
    game(bothered, *arguments)
    refused = [document for document in bothered.heard if "error" in document]
    assert len(refused) > 50
    assert all(document["error"].strip() and "\x1b" not in document["error"] for document in refused)

    def moved(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [document for document in heard if "choices" in document]

    assert moved(clean.heard) == moved(bothered.heard)


@pytest.mark.parametrize(
    ("step", "line", "sentence"),
    [
        ("draw", "x r7", "You have not drawn yet"),
        ("draw", "lay", "You have not drawn yet"),
        ("draw", "d 9", "There is no seat 9"),
        ("draw", "99", "There is no choice 99"),
        ("play", "d", "You have drawn a card already"),
        ("play", "skip 1", "You cannot make yourself miss a turn"),
        ("play", "off r7 1.1", "your own level has to be on the table first"),
        ("play", "carry none", "You cannot do it now"),
        ("play", "dance", "“dance” is not something you can do"),
        ("play", "swap", "write it like “swap r7 b5”"),
        ("play", "lay", "You cannot lay down your level yet"),
        ("play", "r99", "“r99” is not a card. Write a colour (r, o, y, g, b or p) and a number up to 30"),
        ("play", "J9-3", "the lower number first"),
    ],
)
def test_a_refusal_says_why(step: str, line: str, sentence: str) -> None:
    tried: list[str] = []

    def meddle(asked: dict[str, Any]) -> str | None:
        if tried:
            return "quit"
        can_lay = asked["choices"] and asked["choices"][0].startswith("lay ")
        if asked["step"] == step and not asked["seats"][0]["laid"] and not can_lay:
            tried.append(line)
            return line
        return None

    person = Person(meddle)
    game(person, "--seed", "2")
    assert [sentence in document["error"] for document in person.heard if "error" in document] == [True]


def typed(*lines: str, arguments: tuple[str, ...] = ()) -> tuple[int, str]:
    """What a game says to typed lines, and then to the end of the input."""
    said: list[str] = []
    waiting = list(lines)

    def ask(prompt: str) -> str:
        said.append(prompt)
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    status = play(options_of("play", "--seed", "7", *arguments), Words("en"), ask, said.append)
    return status, "\n".join(said)


def unwrapped(said: str) -> str:
    return said.replace("\n  ", " ")


def test_the_table_shows_levels_counts_piles_and_displays_in_eighty_columns() -> None:
    status, said = typed("d", "lay", "table")
    assert status == 0
    assert "▸1 You  · level 1 · ABC + ABC · 10 cards · discarded –" in said
    assert "4.1  r6● p7⬢ r8●  ← 5 · 9" in said
    assert "Draw pile: 59 cards" in said
    assert "Level 1: 2 runs of 3" in said
    assert "1.2  p8⬢ J=9 y10★" in said  # with the runs of the fourth seat on the table, this is the best way
    assert max(map(len, said.splitlines())) <= 80


def test_questions_are_answered_and_the_hand_is_sorted_both_ways() -> None:
    _, said = typed("hint", "sort", "sort", "help", "rules", "d", "lay list", "lay 2", "off o15", "hint")
    assert "Hint: draw from the draw pile" in said
    assert "Your level is ready, so any card will do." in said
    hands = re.findall(r"Hand: (.*)", said)
    assert hands[0] == hands[2] == "g2◆ b2■ p4⬢ y10★ g10◆ b13■ p13⬢ o15▲ J J"
    assert hands[1] == "o15▲ y10★ g2◆ g10◆ b2■ b13■ p4⬢ p13⬢ J J"
    assert "off r7 2.1" in said
    assert "Level 8: the rules" in said
    second = re.search(r"lay 2: lay down your level: (.*)", said)
    assert second is not None
    assert f"You lay down level 1: {second[1]}" in said
    assert "You add a card to y12★ r13● p14⬢: o15▲." in said


@pytest.mark.parametrize(
    ("language", "because"),
    [
        ("en", "Your level is ready, so any card will do."),
        ("de", "Dein Level ist bereit, da ist jede Karte recht."),
        ("fr", "Ton niveau est prêt, alors n’importe quelle carte convient."),
        ("nl", "Je level is klaar, dus elke kaart is goed."),
        ("it", "Il tuo livello è pronto, quindi va bene qualsiasi carta."),
    ],
)
def test_a_hint_says_what_to_do_and_why(language: str, because: str) -> None:
    person = Person(lambda _: "hint" if not person.typed else "quit")
    game(person, "--seed", "7", language=language)
    assert because in told(person.heard).splitlines()


def test_a_level_is_laid_as_the_person_arranges_it() -> None:
    for line in ("lay g2 p4 J / p8 J g10", "lay R2(g2 J p4) R8(p8 J g10)", "lay p8 J g10 / J g2 p4"):
        _, said = typed("d", line)
        assert "You lay down level 1" in said
        assert "g2◆ J=3 p4⬢" in said
        assert "p8⬢ J=9 g10◆" in said
    _, said = typed("d", "lay g2 b2 p4 / p8 J g10")
    assert "is not a run" in said
    _, said = typed("d", "lay g2 J p4")
    assert "separate the combinations with a slash" in unwrapped(said)


@pytest.mark.parametrize("line", ["lay", "lay list", "lay 1", "lay r1", "lay r4 b5 J / g9 p9"])
def test_whoever_has_laid_the_level_is_told_so_however_they_lay_another(line: str) -> None:
    _, said = typed("d", "lay", line)
    assert said.count("! Your level is on the table already") == 1


def test_leaving_is_polite_and_offers_the_record(tmp_path: Path) -> None:
    file = tmp_path / "left.level8"
    status, said = typed("d", "quit", str(file))
    assert status == 0
    assert "Until next time!" in said
    assert "Only the record of a finished game shows everything" in unwrapped(said)
    assert not parse_record(file.read_bytes()).finished
    assert parse_record(file.read_bytes()).seed is None
    status, said = typed("d")
    assert (status, "Until next time!" in said) == (0, True)


def test_the_record_is_offered_until_it_could_be_written_or_is_not_wanted(tmp_path: Path) -> None:
    file = tmp_path / "left.level8"
    _, said = typed("d", "quit", str(tmp_path), f"{tmp_path}/no/where", str(file))
    assert unwrapped(said).count("cannot be written") == 2
    assert parse_record(file.read_bytes()).names[0] == "You"
    _, said = typed("quit", str(tmp_path), "", str(tmp_path / "other"))
    assert sorted(tmp_path.iterdir()) == [file]


def test_a_record_that_cannot_be_written_in_the_end_is_offered_elsewhere(tmp_path: Path) -> None:
    """Even if the folder has gone meanwhile, the record can be saved."""
    folder, file = tmp_path / "gone", tmp_path / "saved.level8"
    folder.mkdir()
    lines, said = iter(["d", "quit", str(file)]), list[str]()

    def ask(_prompt: str) -> str:
        if folder.exists():
            folder.rmdir()
        return next(lines)

    options = options_of("play", "--seed", "7", "--record", str(folder / "game.level8"))
    assert play(options, Words("en"), ask, said.append) == 0
    assert "cannot be written" in unwrapped("\n".join(said))
    assert parse_record(file.read_bytes()).names[0] == "You"
    program = Person()
    folder.mkdir()

    def leave(_prompt: str) -> str:
        folder.rmdir()
        return "quit"

    options = options_of("play", "--json", "--record", str(folder / "game.level8"))
    with pytest.raises(Level8Error):  # a program is not asked: its status tells
        play(options, Words("en"), leave, program.say)


def test_a_record_that_cannot_be_written_is_refused_before_the_deal(tmp_path: Path) -> None:
    (tmp_path / "there").write_bytes(b"old")
    for path in (tmp_path, tmp_path / "no" / "where", tmp_path / "there" / "in"):
        person = Person()
        with pytest.raises(Level8Error) as refused:
            game(person, "--record", str(path))
        assert person.heard == []
        assert refused.value.message == "cli-file-unwritable"
    for path in (Path("/dev/null"), tmp_path / "there"):
        assert game(Person(lambda _: "quit"), "--record", str(path)) == 0
    assert sorted(tmp_path.iterdir()) == [tmp_path / "there"]


def test_a_record_can_be_saved_under_way(tmp_path: Path) -> None:
    file = tmp_path / "now.level8"
    _, said = typed("d", f"save {file}", "save", f"save {tmp_path}/no/where")
    assert f"What you have seen of this game is in {file}." in unwrapped(said)
    assert "cannot be written" in unwrapped(said)
    assert len(list(parse_record(file.read_bytes()).actions())) > 1


@pytest.mark.parametrize("lines", [("save {}",), ("d", "save {}"), ("d", "quit", "{}")], ids=str)
def test_a_record_under_way_tells_what_its_person_saw_and_nothing_else(
    tmp_path: Path, run: Run, lines: tuple[str, ...]
) -> None:
    file = tmp_path / "now.level8"
    typed(*[line.format(file) for line in lines])
    record = parse_record(file.read_bytes())
    assert record.seed is None
    mine, *others = record.rounds[0].hands
    assert UNSEEN not in mine
    assert {card for hand in others for card in hand} == {UNSEEN}
    drawn = [(each.seat, card) for each in record.actions() if each.action == Draw() for card in each.drawn]
    assert all((card == UNSEEN) == (seat != 0) for seat, card in drawn)
    verified, replayed = run("verify", str(file)), run("replay", str(file))
    assert verified.status == 1
    assert "not proven. Line" in verified.out
    assert "the seed is secret as long as the game lasts" in unwrapped(verified.out)
    assert replayed.status == 2
    assert "The record of a finished game does." in unwrapped(replayed.err)


def test_a_record_never_takes_the_place_of_what_is_no_plain_file(tmp_path: Path) -> None:
    link, file = tmp_path / "link", tmp_path / "file"
    file.write_bytes(b"old")
    link.symlink_to(file)
    typed("save /dev/null", f"save {link}")
    assert Path("/dev/null").is_char_device()
    assert link.is_symlink()
    assert not parse_record(file.read_bytes()).finished
    assert sorted(tmp_path.iterdir()) == [file, link]


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="no such device")
def test_a_record_can_be_written_into_a_pipe() -> None:
    command = [sys.executable, "-m", "level8.cli.main", "play", "--seed", "7", "--record", "/dev/stdout"]
    done = subprocess.run(command, input=b"quit\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    begin = done.stdout.index(b"Level 8 record")
    assert b"Edition: modern\n" in done.stdout[begin:]


def test_an_interrupt_saves_the_record_and_leaves_with_130(tmp_path: Path) -> None:
    file = tmp_path / "game.level8"

    def interrupted(_prompt: str) -> str:
        raise KeyboardInterrupt

    said: list[str] = []
    options = options_of("play", "--record", str(file))
    assert play(options, Words("en"), interrupted, said.append) == 130
    assert "Until next time!" in said
    assert parse_record(file.read_bytes()).seed is None


def test_lines_come_from_standard_input_whatever_bytes_they_are(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    noise = bytes(random.Random(8).randrange(256) for _ in range(3000))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(noise + b"\nhint\n"), "utf-8"))
    ran = run("play", "--seed", "7")
    assert (ran.status, ran.err) == (0, "")
    assert "Hint: " in ran.out
    assert "Until next time!" in ran.out


def test_a_persons_own_edition_plays_like_a_built_in_one(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(OWN, encoding="utf-8")
    person, file = Person(), tmp_path / "game.level8"
    arguments = ("--edition", str(mine), "--seats", "2", "--seed", "1", "--record", str(file))
    assert game(person, *arguments) == 0
    assert verify_bytes(file.read_bytes()).finished


OWN = """
name = "mine"
goal = "victory"
players = [2, 3]
[deck]
colours = 4
numbers = 10
copies = 2
[[deck.joker]]
count = 2
[[side]]
levels = ["run 3", "set 3"]
"""

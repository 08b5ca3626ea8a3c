"""Hands whose best way is known, each for something that a search once missed or could miss.

A level, the top number, the hand, the melds on the table, and the score of the best way: how many cards it
leaves that can be laid off at once, and how many jokers it spends, as a negative number.
"""

Pinned = tuple[str, int, str, str, tuple[int, int]]

# Hands with jokers that only runs can take, beside table runs that reach over them: once got wrong.
STUCK: list[Pinned] = [
    (
        "run 3 + run 4",
        15,
        "y2 y3 y4 y4 y4 y5 y6 y9 y10 y12 y13 J J4-14 J9-12 J9-12",
        "R5(J J J J)",
        (8, -1),
    ),
    (
        "2 set 2 + set 3",
        15,
        "r1 o6 g4 g4 b1 p6 p10 J J J1-8 J8-14 J8-14",
        "R7(J J J J J)",
        (4, -1),
    ),
    (
        "2 run 3 + set 3",
        15,
        ("r12 o2 y3 y4 y8 y15 g2 g5 g9 b6 J J J3-5 J3-5 J10-11 J10-12 J10-12 J10-12 J10-12 J10-12"),
        "R10(J J) S13(J J)",
        (11, -4),
    ),
    (
        "2 run 3 + set 3",
        15,
        "r5 r6 r11 r15 o2 y1 g14 b2 b10 b12 b15 p2 p4 J J J1-8 J8-14 J8-14",
        ("R7(J J J J) R5(J J J J J) R11(J J) R1(J J J J) R9(J J J J) R9(J J J) R1(J J) R10(J J J)"),
        (9, 0),
    ),
]

# Many parts, many jokers, many runs to grow: hands where a bound that is too sharp would miss the best.
WIDE: list[Pinned] = [
    (
        "2 run 2 + 2 set 2 + colour 2",
        30,
        "r4 r17 r18 r22 o28 y14 g5 g6 g8 g10 g13 b2 b18 p10 p18 p23 J J J J",
        "R13(J J J J J) S30(J J J J)",
        (8, 0),
    ),
    (
        "colour 4 + colour 3 + colour 2",
        15,
        "r3 o1 o3 o4 g3 g4 g4 g14 b4 b6 b6 b14 J1-8 J1-8 J1-8 J1-8 J1-8 J1-8 J8-14 J8-14",
        "R12(J J J) R13(J J)",
        (10, 0),
    ),
    (
        "run 4 + run 3 + run 3",
        30,
        "p1 p1 p18 p22 p29 p29 J J J J1-8 J1-8 J1-8 J1-8 J1-8 J1-8 J1-8 J8-14 J8-14 J8-14 J8-14",
        "S28(J J J) R10(J J J J J) R29(J J)",
        (7, -7),
    ),
    (
        "colour 2 + 4 run 2",
        15,
        "r5 r9 o12 y5 y6 g5 g15 b2 b3 p4 p6 p7 p10 p10 J2-6 J2-6 J2-6 J4-10 J4-10 J4-10",
        "R5(J J J) S14(J J J J J) R10(J J J J)",
        (9, 0),
    ),
    (
        "colour 2 + run 3 + set 3",
        30,
        "o11 o23 o28 y3 y12 y28 y29 b12 b23 b28 b30 p3 p3 p23 p28 J2-25 J2-25 J2-25 J10-25 J10-25",
        "R12(J J J J) R23(J J) R12(J J J) R10(J J J J J)",
        (7, 0),
    ),
    (
        "run 4 + run 2 + run 3",
        30,
        "o2 o5 o18 y14 y25 g19 g24 b16 p2 p10 p24 J J J J J J J J",
        "R16(J J J J) R28(J J)",
        (8, -3),
    ),
    (
        "2 colour 2 + run 2 + run 4",
        15,
        "r11 o4 o4 o6 o11 y2 y4 y6 y7 g2 g5 g6 g6 g8 b6 b7 p6 p6 J J",
        "R14(J J)",
        (7, 0),
    ),
    (
        "run 2 + run 2 + run 3 + run 2",
        15,
        "y5 y6 y9 g1 g11 g14 g14 g14 p1 p1 p9 p9 p12 p14 J J J J J J",
        "R2(J J J) R3(J J J J J) R6(J J J J) R13(J J)",
        (8, -3),
    ),
    (
        "2 colour 2 + 2 run 2 + set 2",
        30,
        "r9 r13 r19 r26 o2 o16 o25 y10 y23 b1 b9 b16 b19 b29 p5 p30 J",
        "",
        (4, 0),
    ),
    ("run 2", 4, "r1 b2 g3 y6 y7 p4", "", (2, 0)),  # no run has the six and the seven
]

# Hands with many jokers of ranges that overlap: which of them stands where makes a great many ways.
TANGLED: list[Pinned] = [
    (
        "set 2 + run 3",
        4,
        "y1 y3 J1-5 J1-5 J1-5 J2-6 J2-6",
        "R1(J J J)",
        (2, -3),
    ),
    (
        "2 run 2 + run 3 + run 3",
        20,
        (
            "o8 o8 o17 y6 g6 b15 J1-14 J1-14 J1-14 J1-14 J6-12 J6-12 J8-13 J8-13 J8-13 J8-13 J8-13 "
            "J11-15 J11-15 J11-15"
        ),
        "R3(J J J) R13(J J J J J) R15(J J J) R2(J J J) R16(J J J J J) R8(J J J)",
        (9, -5),
    ),
    (
        "2 set 2 + 3 run 2",
        20,
        "b16 b20 J1-6 J1-6 J1-6 J1-6 J1-17 J1-17 J1-17 J1-17 J1-17 J1-17 J1-17 J2-3 J2-3 J5-9 J8-15",
        "R12(J J J) R10(J J J) R14(J J J J J) R5(J J J J)",
        (6, -9),
    ),
    (
        "run 2 + run 3 + colour 2 + colour 3",
        20,
        "r1 r7 r10 r12 o5 g3 g18 b18 p11 p16 J1-8 J1-8 J1-8 J1-8 J8-14 J8-14 J8-14 J8-14 J8-14",
        "R4(J J J J J) R3(J J J)",
        (8, -3),
    ),
    (
        "colour 2 + 4 run 2",
        30,
        "y5 y29 g23 p18 J1-4 J1-4 J1-4 J1-4 J1-4 J1-4 J1-4 J1-17 J1-17 J1-17 J1-17 J8-21 J8-21 J8-21 J8-21",
        "R5(J J J) S24(J J J J) R19(J J)",
        (8, -7),
    ),
]

# Small hands in which a card just finds its place: a shortest run, the end of a run on the table, a smallest
# set, two runs that meet in one number, jokers of a single number that a set or a group takes.
BARELY: list[Pinned] = [
    ("colour 2 + run 2", 5, "r5 o4 y1 J1-4 J3-5 J3-5", "R3(J J J)", (2, -1)),
    ("2 run 2 + set 2", 8, "r6 o2 o2 o7 o7 o8 y1 y3 J1-6 J1-6 J1-6", "", (5, 0)),
    ("colour 2 + 2 run 2", 7, "r1 r4 r6 r7 y2 y2 J2-2 J2-2", "R1(J J J) Cp(J J)", (2, -1)),
    ("colour 2 + 2 run 2", 6, "r1 r1 r2 r6 r7 o3 o5 o6 y3 y6", "S2(J J) R4(J J J) S1(J J)", (3, 0)),
    ("set 2 + run 3", 9, "r1 r3 r6 r8 o2 o5 y5 y8 J2-2 J2-2 J4-4", "", (3, 0)),
    ("colour 2 + run 2", 4, "o2 y4 J1-2 J2-2 J2-2", "", (1, -2)),
    ("2 run 3", 9, "r6 o3 J J J J7-7 J7-7 J7-7 J7-7", "R4(J J) R3(J J J) S7(J J J)", (3, -4)),
    ("run 4", 9, "o4 y9 J J J4-5 J7-7 J7-7", "S7(J J) R3(J J J) R3(J J)", (3, -3)),
    ("run 2 + set 2", 10, "y2 y4 y6 y7 J1-4 J1-4 J1-4 J4-4", "S4(J J) R8(J J)", (4, -1)),
    (
        "colour 5",
        15,
        "r3 r11 r14 o7 o12 o13 y1 g11 g11 p8 p9 p9 p11 J8-14 J8-14 J8-14",
        "R10(J J J) R13(J J J) R7(J J J J J) R6(J J) R4(J J) R8(J J J J J) S12(J J J) R3(J J J)",
        (9, -2),
    ),
    ("run 2 + set 3", 8, "y3 y6 y8 J1-8 J1-8 J5-7 J5-7 J8-8", "", (3, -3)),
    ("colour 2 + 2 run 2", 9, "r2 r5 r5 o1 o5 y4 J J7-10", "Cr(J J J)", (2, 0)),
    ("2 run 2 + set 2", 8, "r5 y5 J1-8 J6-10 J6-10 J6-10", "", (0, -4)),
    ("2 run 2", 5, "r1 J J J1-3 J1-3 J1-4 J4-5", "S3(J J) R2(J J J)", (3, -3)),
    (
        "2 colour 3",
        15,
        "r9 r10 r10 r10 o3 o6 o13 b8 b9 b9 b11 b12 b13",
        "S11(J J) R11(J J J J J) R9(J J J) Cy(J J J J J) R8(J J J J) R2(J J J J)",
        (6, 0),
    ),
]

# Hands for which a search takes so long that it looks out for what each joker can still do: jokers that are
# lost or just not, runs that take the place of others, tables that runs grow to from above, sets that take
# what is left over, a card beyond the top. A bound that forgets one of these misses the best.
LONG: list[Pinned] = [
    (
        "3 run 5",
        13,
        "r3 r4 r8 r12 o3 o4 o10 o11 y12 g3 g5 g5 g10 J J J J J2-6 J2-6 J8-12",
        "",
        (3, -5),
    ),
    (
        "2 run 5",
        20,
        "b13 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11",
        "R17(J J J J) R14(J J J J J) R18(J J)",
        (5, -10),
    ),
    (
        "run 4 + run 2",
        15,
        "b1 b3 b6 b7 b8 b8 b11 b11 b12 b15 J J J3-15 J3-15 J4-13 J12-13 J12-13 J12-13 J12-13 J12-13",
        "",
        (10, -1),
    ),
    (
        "run 3 + run 4",
        30,
        (
            "o2 y12 g30 b10 p17 p30 J3-14 J3-14 J3-14 J5-21 J5-21 J9-12 J9-12 J9-12 J9-12 J9-12 J9-12 "
            "J10-21 J10-21 J18-24"
        ),
        "",
        (10, -4),
    ),
    (
        "run 3 + run 4",
        15,
        (
            "y5 y14 y14 g4 b3 p3 p6 J1-13 J1-13 J5-7 J5-7 J5-7 J5-13 J9-12 J9-12 J9-12 J9-12 J9-12 "
            "J14-14 J14-14"
        ),
        "R2(J J J)",
        (10, -2),
    ),
    (
        "run 2 + run 3 + run 5",
        15,
        "r5 o15 J2-5 J2-5 J2-5 J3-4 J3-4 J4-13 J4-13 J4-13 J9-10 J9-10 J9-10 J9-10 J9-10",
        "R9(J J J) R8(J J J) R1(J J J J J) R9(J J J J) R11(J J J J J) S5(J J J J)",
        (4, -9),
    ),
    (
        "set 5 + set 3",
        30,
        "r11 r28 J J J6-14 J6-14 J6-14 J8-23 J8-23 J8-23 J8-23 J8-23 J8-23 J12-26 J12-26 J12-26",
        "R28(J J J) R3(J J J)",
        (8, -7),
    ),
    (
        "run 2 + set 3 + run 2 + set 2",
        30,
        "r4 r8 r15 g2 g13 g20 g25 p9 J1-9 J1-9 J1-9 J5-5 J5-5 J5-5 J27-30 J27-30 J27-30",
        "",
        (4, -6),
    ),
    (
        "run 2 + run 3 + run 5",
        15,
        "r6 r11 r14 o13 o14 y14 g13 b6 b13 b14 p6 p13 J1-13 J1-13 J1-13 J5-14 J5-14 J5-14 J7-7 J7-7",
        "R4(J J J J J) S8(J J J) R1(J J J J J) R13(J J) R11(J J) R10(J J J J J)",
        (9, -3),
    ),
    (
        "3 run 2 + run 4",
        20,
        "r16 r18 r20 o2 o6 o6 o10 y18 y18 y20 p10 p18 J J1-13 J1-13 J2-7 J2-7 J2-7 J9-15",
        "R12(J J J J J) R16(J J J J J) R12(J J) R10(J J)",
        (4, -5),
    ),
    (
        "4 run 2 + set 2",
        20,
        "o8 o13 y6 y8 y9 g3 g11 g13 p11 p16 p17 p18 J3-7 J5-12 J10-18 J10-18 J10-18 J16-17 J16-17 J16-17",
        "R17(J J J J)",
        (9, -2),
    ),
    (
        "4 run 2 + set 2",
        20,
        "g7 g8 g9 g10 g11 g13 g16 g17 g19 J J J1-4 J6-16 J13-15 J13-15 J13-15 J17-17",
        "",
        (7, -2),
    ),
    (
        "run 3 + run 4",
        20,
        "r2 o6 o18 o19 o21 p13 J1-8 J1-8 J1-8 J1-8 J11-15 J11-15 J11-15 J11-15 J11-15 J11-15 J14-16 J14-16",
        "R12(J J) R17(J J)",
        (9, -5),
    ),
    (
        "colour 4 + colour 3 + colour 2",
        30,
        "r4 r22 o11 o22 o22 y4 y23 g11 g22 b4 b22 p4 p11 J J6-12 J6-12 J6-17 J9-23 J9-23 J9-28",
        "R14(J J) S13(J J) R27(J J)",
        (6, -2),
    ),
]

# Groups that can spare few cards or none: what a run takes of their colours, jokers must make up for.
SPARING: list[Pinned] = [
    # A colour that the table takes as well is one that a run may use, unless a group needs it.
    ("2 colour 2 + run 4", 9, "r1 r5 r6 r7 o8 y1 y1 y4 y8 J1-8 J3-9", "Cr(J J)", (3, 0)),
    ("2 colour 3 + run 3", 13, "r2 r3 r5 r7 r9 o12 y4 y11 y13 J", "Cy(J J) R12(J J) R11(J J J)", (1, -1)),
    ("colour 3 + run 2", 8, "r6 o3 o3 o3 o4 y1 y3 y4 J5-6 J5-6", "R5(J J J J) R4(J J J J)", (5, -1)),
    ("2 colour 2 + run 3", 7, "r3 r3 r4 o2 y7 y7 J6-6 J6-6 J6-6", "", (2, -1)),
    ("2 colour 2 + run 4", 11, "r7 r7 r8 r9 r11 o1 y3 y4 y6 y8 J J2-5 J4-10", "R7(J J)", (5, 0)),
    ("colour 2 + colour 3 + run 2", 10, "y2 y5 y6 y7 y10 y10 y10 J7-7 J7-7", "R3(J J J) R6(J J J)", (2, 0)),
    ("run 2 + run 3 + colour 2", 11, "r3 r11 r11 o4 o6 o6 o7 o9 o9 o10 y6 J", "R4(J J J J)", (4, 0)),
    ("2 colour 2 + run 4", 12, "r6 r8 r11 r12 o1 y4 y7 y10 y11 y12 J J J", "", (5, -1)),
    ("2 colour 2 + run 4", 13, "r4 r8 r13 o1 o7 o8 y4 y5 y6 y7 y10 J3-10", "R7(J J J J)", (4, 0)),
    ("colour 2 + run 3", 7, "r2 r2 o4 o5 o7 o7 y6 y7 J", "", (3, 0)),
    # A bound on the jokers to be spent that is one too high misses these.
    ("run 3 + colour 3", 7, "r2 r3 r3 o4 y1 y7 J J", "", (1, -1)),
    ("run 3 + colour 2 + colour 2", 8, "r1 o1 o2 o7 o7 y7 J J J", "", (2, -2)),
    ("run 3 + colour 2 + colour 2", 8, "r4 r6 r7 r8 o1 y2 y6 J J", "", (2, -1)),
    ("set 3 + colour 3", 7, "r3 r5 o1 o1 o1 o4 J J J", "", (2, -1)),
    ("run 3 + colour 3", 8, "r5 r7 o4 o7 y1 J J J1-4", "", (1, -2)),
    # What one colour cannot spare for a group, another can: an outlook for the one must not judge the other.
    ("colour 3 + 2 run 2", 10, "r4 r5 r6 r8 o1 o2 o7 y5 y9", "Co(J J) R3(J J J J) R5(J J J)", (2, 0)),
    (
        "colour 4 + set 3",
        6,
        "r1 r1 r3 r3 o1 o3 o4 o4 y2 y4 y6 g5 J3-6",
        "Cr(J J) R1(J J J J) R3(J J J J)",
        (5, 0),
    ),
]

# Where it takes more than a few walks to know that no more jokers can be kept.
THRIFTY: list[Pinned] = [
    ("run 3", 15, "r12 r13 o2 o3 o11 J1-7 J3-9 J3-9", "", (2, -1)),
    ("run 2", 12, "r12 o6 o11 J2-7 J4-12 J4-12 J5-5", "", (3, -1)),
    # The level takes all the jokers there are.
    (
        "set 3 + set 2",
        12,
        "r7 r11 o6 o7 y4 y5 y10 J2-11 J10-11",
        "Cr(J J) S9(J J J J J) R2(J J J J J)",
        (1, -2),
    ),
    ("set 3 + run 2 + set 2", 7, "r4 o1 o5 y1 y2 y2 y4 y7 J5-7 J5-7", "", (0, -2)),
]

# They took 2,000 to 2,900 walks, one by one.
EXACTING: list[Pinned] = [
    (
        "run 2 + run 3 + run 3 + run 2",
        30,
        "r23 o20 y10 b20 p24 J J J J J2-16 J4-16 J4-16 J4-16 J4-16 J4-16 J14-23 J14-23 J16-22 J16-22 J30-30",
        "S12(J J J J J) R21(J J J) R1(J J J J J)",
        (10, -6),
    ),
    (
        "run 3 + run 2 + set 2 + run 3",
        30,
        (
            "r2 r10 r12 r15 r19 r23 r28 g27 "
            "J5-14 J5-20 J5-20 J5-20 J5-20 J5-20 J5-20 J7-15 J7-15 J7-15 J7-15 J24-25"
        ),
        "R7(J J J J J) R19(J J J) R15(J J J J) R7(J J J)",
        (7, -4),
    ),
    (
        "set 3 + run 3 + run 2 + run 2",
        20,
        (
            "r16 y7 g9 g16 b20 p11 p19 "
            "J3-12 J3-12 J3-12 J6-20 J6-20 J6-20 J6-20 J6-20 J6-20 J18-18 J18-18 J18-18 J18-18"
        ),
        "R5(J J J) R5(J J J J J) S5(J J J J J) R15(J J J J) R14(J J) R5(J J J J)",
        (10, -5),
    ),
    (
        "run 3 + run 3 + run 2",
        30,
        (
            "r7 r20 r26 o13 o23 J3-14 J3-14 J3-14 J3-16 J4-12 J4-12 J4-12 J4-12 "
            "J9-14 J9-14 J9-14 J10-25 J11-17 J11-17 J11-23"
        ),
        "R2(J J J J J) R17(J J) R15(J J J J J)",
        (11, -5),
    ),
    (
        "run 3 + run 2 + run 4",
        30,
        (
            "r15 r29 r29 o11 o13 o20 J J J1-11 J3-15 J3-15 J5-18 J5-18 J6-16 J6-26 J6-26 "
            "J12-19 J12-19 J12-19 J12-19"
        ),
        "R23(J J) S9(J J J J J) R3(J J J) R6(J J) R11(J J J J) R1(J J J J J)",
        (10, -5),
    ),
]

# Nearly every card has to go into the level, groups among it: walks that do not heed that come to nothing.
TIGHT: list[Pinned] = [
    (
        "run 3 + run 3 + colour 3 + colour 2 + set 2 + run 2 + colour 4",
        14,
        "r1 r12 y1 y6 y8 y9 g9 b5 b7 b10 p7 p10 J1-8 J1-8 J1-8 J1-8 J8-14 J8-14 J8-14",
        "R7(J J J J) R7(J J J J) R8(J J J J J) R10(J J J) R3(J J J J) R8(J J J J J)",
        (0, -7),
    ),
    (
        "run 3 + run 5 + set 2 + run 3 + set 2 + colour 2 + colour 2",
        15,
        "r6 o6 o12 y9 y11 g12 b3 b5 b7 b14 b15 p9 p15 J J J J J J J",
        "R8(J J) R7(J J J J J) R11(J J J J J) R2(J J J J) R1(J J J) R14(J J)",
        (1, -6),
    ),
    (
        "colour 3 + run 3 + colour 2 + set 2 + run 3 + colour 2 + run 4",
        15,
        "r1 r2 r10 o8 o10 y1 y6 y14 y15 g3 g7 g12 b11 J J J J J J",
        "",
        (0, -6),
    ),
]

# A sweep of all walks misses these if it takes walks with fewer runs up for as good as others, or such with
# more runs down, or with fewer cards of the groups' colours; or if a group could lay what another can spare.
SWEPT: list[Pinned] = [
    (
        "set 3 + run 4 + run 5",
        12,
        "g4 b5 p10 g9 o4 p10 r8 p2 b3 r11 y12 b12 g1 p7 J J J J",
        "R9(r9 b10 b11) R5(b5 r6 r7) S8(o8 p8 b8) S6(o6 r6 y6)",
        (6, -1),
    ),
    (
        "run 2 + set 4 + run 2",
        30,
        "o18 o19 g6 r1 g6 b1 r14 r28 o17 r23 r11 J J1-4 J J1-4 J1-4 J1-4 J",
        "R1(p1 p2 g3) S17(p17 r17 b17) R15(g15 r16 b17) R19(g19 b20 o21)",
        (8, -3),
    ),
    (
        "set 5 + run 4 + set 3",
        15,
        "b10 p5 g13 p2 b1 o1 g11 p11 r3 p13 r1 y10 J9-15 J J9-15 J",
        "S5(p5 o5 o5) S15(p15 o15 y15) R13(b13 g14 b15) S10(g10 p10 g10)",
        (2, -4),
    ),
    (
        "2 run 2 + set 2 + set 5",
        15,
        "y1 o9 o4 y4 p6 r15 g11 o12 o12 b3 r11 p12 J6-13 J6-13 J J J J6-13 J J6-13",
        "R1(b1 b2 o3) R5(o5 o6 g7)",
        (9, -3),
    ),
    (
        "run 3 + run 4 + set 2",
        12,
        "p2 r4 o4 p12 y12 r8 J3-10 J3-10 J7-9 J7-9 J7-9 J3-10 J7-9 J7-9 J3-10 J7-9 J7-9 J3-10",
        "",
        (7, -4),
    ),
    (
        "colour 4 + colour 2 + 2 run 2",
        15,
        "r10 b8 r12 b13 y13 r13 r5 r9 y15 b15 g11 o6 o9 J J5-8",
        "",
        (5, 0),
    ),
    (
        "colour 2 + run 3 + colour 2 + set 4",
        7,
        "b7 p7 g6 r7 g4 p1 b4 g6 p7 p3 J1-4 J1-4 J J J1-4",
        "R3(o3 o4 o5)",
        (4, -1),
    ),
    ("set 4 + colour 2 + colour 2", 5, "y3 g5 y3 y5 g2 o2 J1-4 J2-5 J1-4", "", (1, -3)),
    # More colours promise something than have their outlooks worked out together.
    (
        "colour 2 + run 3 + colour 2 + set 3",
        30,
        "r26 b29 p30 o16 r11 o27 r21 g26 r2 y4 g1 y24 J14-18 J14-18 J J J7-16 J7-16 J7-23 J7-23",
        "R16(J J J) R13(J J J) R18(J J J J J) R17(J J J J) S5(J J J J) R18(J J J J)",
        (9, -2),
    ),
    (
        "colour 3 + run 3 + run 4",
        30,
        "y5 p13 o20 r29 b18 b21 J10-15 J16-19 b10 y20 J16-19 J10-15 J J15-22 J J10-15 J15-22 J J J10-15",
        "Cr(J J J J) R26(J J J J J)",
        (10, -4),
    ),
]

# Hands that hold what they promise, the least loss for the fewest jokers, where single walks find nothing.
PROMISING: list[Pinned] = [
    (
        "run 2 + set 4 + set 2 + run 2",
        20,
        "o10 J20-20 b7 p12 J6-20 J7-20 o5 J J11-20 J J J9-20 J20-20 J p15 J8-17 J J J9-20",
        "R12(J J J J J) R9(J J J J) R19(J J) S6(J J J)",
        (9, -6),
    ),
    (
        "set 4 + set 2 + run 2 + run 2",
        30,
        "J30-30 J3-5 y27 J J9-14 J2-9 J9-14 J J9-14 o23 J J J J J J2-9 J30-30 J J7-9 J7-9",
        "R19(J J J J J) R9(J J J J J) R29(J J) R19(J J J J)",
        (10, -8),
    ),
    (
        "set 3 + run 3 + set 2 + colour 2",
        30,
        "r15 J14-16 g25 p30 g25 J b4 o13 b20 J J15-15 J J14-14 J J o24 J9-11 J J15-15",
        "R1(J J J J) R4(J J J) Cy(J J J J J) S9(J J J) R26(J J J J J) R9(J J)",
        (9, -3),
    ),
]

# Hands of which walks find a way with the least loss, and others lose as little and spend less.
EVEN: list[Pinned] = [
    (
        "colour 2 + run 5 + run 3",
        30,
        "r1 J17-30 J17-21 y6 J J7-30 o6 r14 b30 p16 J13-28 J13-28 J7-30 o24 J17-21 J17-21 J7-30 J J13-28 J",
        "R15(J J J J) Cg(J J J) R23(J J J J) R1(J J J)",
        (9, -5),
    ),
    (
        "colour 3 + run 3 + set 2 + set 2",
        30,
        "p7 y25 J24-30 o26 J1-6 y16 b10 o14 J9-30 p30 J30-30 J J1-6 J15-29 J15-29 J24-30 J15-29 J J1-6 b30",
        "R14(J J J J) R25(J J) Cg(J J)",
        (9, -4),
    ),
]

# A hand with a way that spends the fewest jokers, and one that loses less and spends one more.
DEARER: list[Pinned] = [
    (
        "run 3 + run 2 + set 2 + run 3",
        30,
        "g6 J2-15 J29-30 p21 g16 y15 b10 J21-30 J2-15 J J J2-15 J19-30 J2-15 J2-15 J4-27 J4-27 J2-15 o20",
        "R17(J J J) R28(J J J) R15(J J) R14(J J J J J)",
        (9, -5),
    ),
]

# A hand with groups of which no outlook tells enough at first: what they reach is lost in any case.
FARTHER_OFF: list[Pinned] = [
    (
        "colour 4 + run 3 + set 3",
        30,
        "J g30 p2 g13 o21 J10-18 o13 o24 r27 b5 J3-23 y14 J10-18 J3-12 J3-12 J10-18 J10-18 J10-18 J g11",
        "R12(J J J J)",
        (7, -4),
    ),
]

# The same, where one that reaches two cards farther than what is promised tells enough.
FAR_OFF: list[Pinned] = [
    (
        "run 3 + colour 5 + run 2",
        30,
        "g17 J8-21 r17 J b18 b14 y26 r3 b5 b14 J3-24 p7 g22 J8-21 J J3-24 J3-24 J8-21",
        "R6(J J J J J) R23(J J J J J)",
        (6, -4),
    ),
]

# A hand that loses much more than is promised, with few choices of jokers; and some with many, where an
# outlook reaches far as long as nothing is found, or tells how far another has to reach.
NEARBY: list[Pinned] = [
    (
        "run 3 + set 2 + set 3 + set 2",
        30,
        "g2 g30 g3 b5 r9 J b15 o19 b7 b18 o13 J g5 r1 o8 g12 J21-27 J8-27 J o16",
        "",
        (2, -4),
    ),
    (
        "run 2 + run 3 + set 2 + run 3",
        20,
        "p19 J15-15 J10-18 p9 p19 r4 J15-15 J14-15 J3-20 J2-13 b9 J3-20 J J J10-18 J15-15 b7 J15-15 J p4",
        "R14(J J) R8(J J J J)",
        (8, -6),
    ),
    (
        "run 4 + run 3 + set 3",
        30,
        "p21 J6-29 r21 o17 o29 p12 J p2 J8-8 J J8-8 J J6-9 J8-8 J8-8 J6-29 b2 J J J6-9",
        "R26(J J J J) R25(J J J J J)",
        (6, -8),
    ),
    (
        "run 2 + run 3 + run 3 + run 2",
        30,
        "J3-15 y9 J17-28 y17 J4-4 J J4-4 J J4-4 r17 J4-4 J4-4 J J26-27 J26-27 J26-27 J4-4 J",
        "R4(J J J) R7(J J J J J) R15(J J J J J) S18(J J) R24(J J) R19(J J)",
        (3, -8),
    ),
]

# A hand of which an outlook that does not tell all stages apart promises too much, time and again. There are
# few starts, though.
ASTRAY: list[Pinned] = [
    (
        "run 3 + set 3 + set 2 + run 2",
        20,
        (
            "r4 r8 r14 y19 g6 b17 p16 p19 J2-12 J2-12 J2-12 J2-12 J2-12 J2-12 J2-12 "
            "J7-15 J7-15 J7-15 J20-20 J20-20"
        ),
        "R9(J J J) R2(J J J) R7(J J)",
        (8, -3),
    ),
]

# Hands with more jokers than cards, where outlooks take long, and a way as good as can be is found without;
# for the last one, once one joker more may be spent.
SCOUTED: list[Pinned] = [
    (
        "run 3 + run 3 + run 2 + set 2",
        30,
        "g4 p26 J6-29 J J15-15 J15-15 J9-29 J6-29 J J9-29 J J J J6-29 J6-29 J J",
        "R1(J J J J) R13(J J J J J) R24(J J J J) S3(J J J)",
        (7, -8),
    ),
    (
        "run 3 + set 3 + run 2 + run 2",
        20,
        "y17 J1-16 J J4-14 J2-15 J1-16 J1-16 J J1-16 J2-15 J14-16 J1-16 J J J2-15 J1-16",
        "R6(J J J) R17(J J J) R16(J J J) R7(J J) S19(J J) R14(J J J J)",
        (6, -9),
    ),
    (
        "run 2 + run 3 + set 4",
        20,
        "y16 b6 p12 J7-20 J8-15 J8-15 J1-2 g19 J1-18 J1-2 J8-15 J6-10 J1-18 J1-18 J6-10 J1-2 J1-2 J7-20",
        "R9(J J J J) S19(J J) R6(J J J J) R12(J J J J) R17(J J) R16(J J J)",
        (9, -7),
    ),
]

# A hand with many jokers where it is not found so; an outlook finds it, which need not reach far.
NEAR: list[Pinned] = [
    (
        "run 2 + run 2 + run 3 + run 3",
        20,
        "J2-16 y12 b16 J10-19 J6-11 J J2-2 J2-2 J10-19 J J2-16 J2-16 J2-2 J J6-11",
        "S19(J J J J J) R16(J J J) R16(J J J J) R15(J J J J J) R2(J J J J) R2(J J J J)",
        (5, -9),
    ),
]

# A hand with many cards, where to look without an outlook would be in vain.
UNSCOUTED: list[Pinned] = [
    (
        "run 2 + run 3 + set 2 + run 3",
        20,
        "p19 J15-15 J10-18 p9 p19 r4 J15-15 J14-15 J3-20 J2-13 b9 J3-20 J J J10-18 J15-15 b7 J15-15 J p4",
        "R14(J J) R8(J J J J)",
        (8, -6),
    ),
]

# A hand where one joker more would be in vain, and it takes long to find that out.
VAIN: list[Pinned] = [
    (
        "run 5 + run 2 + run 3",
        30,
        "b10 g1 y19 o27 J J6-17 J9-24 o6 r5 r1 o12 J2-28 y27 J J J J J9-24 J J6-19",
        "R13(J J J J J) R27(J J J J) R20(J J) R25(J J J J)",
        (9, -5),
    ),
]

# A hand where to heed what is spent takes about as long as to heed losses alone, and would be in vain.
HARDLY_CHEAPER: list[Pinned] = [
    (
        "run 3 + run 5 + run 2",
        30,
        "y14 y4 y27 y4 y15 J3-9 J30-30 J30-30 J11-13 J J17-26 J22-25 J30-30 J J3-9 J J",
        "R9(J J J) S30(J J J J J) R12(J J J)",
        (7, -7),
    ),
]

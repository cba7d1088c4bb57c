"""A table before the end of a game."""

BEFORE_VICTORY = """
aula: 1
game: innovation
players: [Ann, Bob]
position:
  turn: Ann
  actions: 1
  players:
    Ann:
      achievements: [1, 2, 3, empire, world]
      score: [machine_tools, vaccination, classification, encyclopedia]
      hand: [oars]
      board: {blue: [chemistry]}
    Bob:
      achievements: [5, 6, 7, monument, wonder]
      score: [bicycle, combustion, electricity]
      hand: [tools]
      board: {yellow: [agriculture], green: [navigation]}
"""

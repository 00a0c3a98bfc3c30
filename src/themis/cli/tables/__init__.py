"""Tables drawn for the terminal: one module per game that has one, named by the game's id. They ask `Game`, never a module of a game."""

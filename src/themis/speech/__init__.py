"""From data to sentences: choices, events, questions and refusals in the reader's language. Above games and bots, below every door to people."""

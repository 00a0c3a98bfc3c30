"""From data to sentences in the reader's language. Above games and bots, below every door to people."""

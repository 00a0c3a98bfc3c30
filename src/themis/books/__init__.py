"""What reads the books of a game: content, variants, rulebook, and how the law is tied to code and tests."""

"""What plays, the same for every game: choices, frames, chance, events, sessions, records."""

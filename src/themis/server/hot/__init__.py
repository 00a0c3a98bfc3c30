"""What the server does several times at every choice: compiled with the engine."""

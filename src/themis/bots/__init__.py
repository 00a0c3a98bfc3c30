"""Players that choose well rather than legally. They know a view and imagined worlds, never the true state."""

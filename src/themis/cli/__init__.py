"""The terminal: play, watch, replay and look rules up without a browser."""

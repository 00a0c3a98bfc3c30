"""The web table: a server that keeps tables, seats and chance, and hands out only what each seat may know."""

"""Lessons: what is to be learned at a real table, step by step, and a coach beside it."""

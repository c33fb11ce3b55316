"""Formula E: one lap on elephants by Faidutti, Halaban and Zatz, for three to six. Rules: RACE-1 to 7, FE-1 to 5."""

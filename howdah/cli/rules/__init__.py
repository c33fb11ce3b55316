"""Commands about games and their rules: games, rules, scenario, track."""

"""How bots judge a position, and what they know of set-up and of combat cards."""

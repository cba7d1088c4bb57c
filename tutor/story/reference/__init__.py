"""Rules, words and cards to be looked up: what there is, a search in all of it, where cards are played."""

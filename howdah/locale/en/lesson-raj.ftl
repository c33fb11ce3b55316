lesson-raj-mouse = On the table lies a mouse worth 6 points. You, { $second } and { $third } each put down one bid card, all at once, and the highest bid takes the mouse. You hold the cards 1 to 15. Bid high: 12 or more.
lesson-raj-mouse-hint = That is possible, but it may not be enough. Try a card from 12 to 15.
lesson-raj-mouse-done = Yours was the highest bid, so the mouse is yours: 6 points. Win or lose, all three bid cards are gone now.
lesson-raj-used = Each bid card is used once. See for yourself: try to bid the card that you have just used.
lesson-raj-used-hint = That card is still in your hand. Try the one that you have just used.
lesson-raj-used-done = The table always says why something is not possible and names the rule. Nothing has changed.
lesson-raj-vulture = Now a vulture is at stake, and it costs 3 points. Here the lowest bid has to take it. Do not waste a high card on it: a middling one will do. Bid something from 5 to 11.
lesson-raj-vulture-hint = That is possible, but either costly or dangerous. Try a card from 5 to 11.
lesson-raj-vulture-done = { $second } bid 2, the lowest, and has to take the vulture. You got away.
lesson-raj-cancel = In another game, the third round: the best mouse of all, worth 10. Everybody wants it. Bid your highest card, the 15.
lesson-raj-cancel-hint = A good thought, but first see what happens to the highest cards. Bid the 15.
lesson-raj-cancel-done = { $second } bid 15 as well. Equal bids cancel each other, so { $third } takes the mouse with 12: the best bid that nobody else made. That is the heart of Raj.
lesson-raj-carry = A mouse worth 5. What if everybody thinks the same? Bid 10.
lesson-raj-carry-hint = That is possible, but for once do as the others do: bid 10.
lesson-raj-carry-done = Three times 10: all bids are tied, and nobody takes the mouse. It stays, and the next card joins it, a vulture of -2.
lesson-raj-sum = At stake are -2 and +5 together. The sum decides: +3 is not below zero, so it is contested like a mouse, and the highest bid takes both cards. Win them: bid 11, 12 or 14.
lesson-raj-sum-hint = The sum is +3, so the highest bid takes it. Try 11, 12 or 14.
lesson-raj-sum-done = You take both cards, the vulture too, and gain 3 points.
lesson-raj-seen = Look at the table: only the last bid of each player shows. Earlier ones may not be looked up, so good players remember who still has the 15.
lesson-raj-last = Some rounds later: the last one. Everybody has one bid card left, and a mouse worth 1 is at stake. { $second } and { $third } have 15 points each, you have 9. Is it lost? Bid your 9.
lesson-raj-last-hint = You have only one card left: bid 9.
lesson-raj-last-done = You win with 10 points! { $second } and { $third } tie for the highest score, 15, and cancel each other too; the next best score wins.
lesson-raj-end = That is all there is to Raj: guess what the others will bid. Play a whole game now.

# On a drawn board: without the keys and letters of the terminal.
lesson-raj-used-done-web = The table always says why something is not possible and names the rule: press it to read it. Nothing has changed.

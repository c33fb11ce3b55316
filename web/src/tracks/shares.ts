/** Shares as whole percents that add up: what rounding leaves over goes to the largest remainders. */
export function wholePercents(shares: number[]): number[] {
  const exact = shares.map((share) => 100 * share);
  const whole = exact.map(Math.floor);
  let over = Math.round(exact.reduce((sum, each) => sum + each, 0)) - whole.reduce((sum, each) => sum + each, 0);
  const order = exact
    .map((each, place) => ({ place, rest: each - Math.floor(each) }))
    .sort((a, b) => b.rest - a.rest || a.place - b.place);
  for (const { place } of order) {
    if (over <= 0) break;
    whole[place]! += 1;
    over -= 1;
  }
  return whole;
}

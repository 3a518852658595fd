/** Who is ahead, for the line that tells the state of the race. */
export function leading(all: readonly number[]): { points: number; seat: number; tied: number } {
  const points = Math.max(...all);
  return { points, seat: all.indexOf(points), tied: all.filter((each) => each === points).length };
}

/** Groups that set out together. `start`: minutes, of whatever beginning. */
export type SetOut = { start: number; groups: number };

/**
 * The most groups that are out at one moment while another one would be. What ends as it begins, or begins as it ends, is not beside it.
 * @param start as in `sold`
 * @param minutes for which each group is out, the other one, too
 */
export function mostOutBeside(sold: readonly SetOut[], start: number, minutes: number): number {
  const beside = sold.filter((one) => one.start < start + minutes && start < one.start + minutes);
  const outAt = (moment: number): number =>
    beside.reduce((sum, one) => (one.start <= moment && moment < one.start + minutes ? sum + one.groups : sum), 0);
  // There are more of them only as one sets out.
  const moments = [start, ...beside.map((one) => one.start).filter((moment) => moment > start)];
  return Math.max(...moments.map(outAt));
}

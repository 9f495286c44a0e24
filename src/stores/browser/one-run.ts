/** Work that does not start again while it runs: whoever calls meanwhile gets the outcome of the run that is under way. */
export function oneRun<A extends unknown[], T>(work: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  let underWay: Promise<T> | undefined;
  return (...args) =>
    (underWay ??= work(...args).finally(() => {
      underWay = undefined;
    }));
}

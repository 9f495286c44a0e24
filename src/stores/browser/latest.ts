/** Keeps one request under way: starting another, or cancelling, aborts the one before. */
export function latest() {
  let current: AbortController | undefined;
  const cancel = () => current?.abort();
  return {
    cancel,
    start(): AbortSignal {
      cancel();
      current = new AbortController();
      return current.signal;
    },
  };
}

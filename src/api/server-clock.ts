let offset = 0;

/**
 * Learns the server's time from a `Date` header; a service elsewhere may hide it, which leaves our own clock. It names a whole
 * second (RFC 9110, 5.6.7), of which we take the end: a hold of fifteen minutes is never said to last longer.
 */
export function noteServerDate(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) offset = at + 999 - Date.now();
}

/** Milliseconds that the server's clock is ahead of ours, as of the last answer. */
export const serverOffset = (): number => offset;

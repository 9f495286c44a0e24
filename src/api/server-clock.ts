let offset = 0;

/** Learns the server's time from a `Date` header (whole seconds); a service elsewhere may hide it, which leaves our own clock. */
export function noteServerDate(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) offset = at - Date.now();
}

/** Milliseconds that the server's clock is ahead of ours, as of the last answer. */
export const serverOffset = (): number => offset;

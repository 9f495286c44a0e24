/** One figure against its limit. */
export type Row = { page: string; what: string; value: number; limit: string; within: boolean };

export const atLeast = (page: string, what: string, value: number, limit: number): Row => ({
  page,
  what,
  value,
  limit: `>= ${limit}`,
  within: value >= limit,
});
export const atMost = (page: string, what: string, value: number, limit: number): Row => ({
  page,
  what,
  value,
  limit: `<= ${limit}`,
  within: value <= limit,
});

const digits = (value: number): number => (value < 1 ? 3 : value < 200 ? 1 : 0);

/** A line of the table; what is past its limit starts with an exclamation mark. */
export const lineOf = ({ page, what, value, limit, within }: Row): string =>
  `${within ? ' ' : '!'} ${page.padEnd(16)} ${what.padEnd(24)} ${value.toFixed(Number.isInteger(value) ? 0 : digits(value)).padStart(8)}   ${limit}`;

/** One figure against its limit. */
export type Row = { page: string; what: string; value: number; limit: string; within: boolean; isNear?: boolean };

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

/** A limit with a warning before it. */
export const mostWithWarning = (page: string, what: string, value: number, { warning, most }: { warning: number; most: number }): Row => ({
  ...atMost(page, what, value, most),
  isNear: value > warning,
});

const digits = (value: number): number => (value < 1 ? 3 : value < 200 ? 1 : 0);

const markOf = ({ within, isNear }: Row): string => {
  if (!within) return '!';
  return isNear ? '~' : ' ';
};

/** A line of the table; what is past its limit starts with an exclamation mark, what comes near it with a tilde. */
export const lineOf = (row: Row): string => {
  const { page, what, value, limit } = row;
  const figure = value.toFixed(Number.isInteger(value) ? 0 : digits(value));
  return `${markOf(row)} ${page.padEnd(16)} ${what.padEnd(24)} ${figure.padStart(8)}   ${limit}`;
};

import type { Schema } from './storage.ts';

/** A schema by hand, for the stores that every page runs before it is touched: the schema library weighs more than all of them. */
export const textLike = <T extends string>(pattern: RegExp): Schema<T> => ({
  '~standard': {
    validate: (value) => (typeof value === 'string' && pattern.test(value) ? { value } : { issues: [{ message: 'another text' }] }),
  },
});

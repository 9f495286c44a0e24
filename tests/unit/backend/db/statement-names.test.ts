import { describe, expect, it } from 'vitest';
import { isStale, StatementNames } from '#backend/db/statement-names.ts';

describe('names of statements', () => {
  it('are one for each text, another once it is forgotten, and none beyond a bound', () => {
    const names = new StatementNames();
    const first = names.nameOf('select 1');
    expect(names.nameOf('select 1')).toBe(first);
    names.forget('select 1');
    expect(names.nameOf('select 1')).not.toBe(first);
    const later = Array.from({ length: 1_000 }, (_, index) => names.nameOf(`select ${index}`));
    expect(later.at(-1)).toBeUndefined();
  });

  it('are forgotten after a change of the schema, not after a broken rule', () => {
    expect(isStale(Object.assign(new Error(), { code: '0A000' }))).toBe(true);
    expect(isStale(Object.assign(new Error(), { code: '23505' }))).toBe(false);
  });
});

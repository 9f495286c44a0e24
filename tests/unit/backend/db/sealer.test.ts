import { describe, expect, it } from 'vitest';
import { openSealer } from '#backend/db/sealer.ts';

const [first, second] = ['a key that nobody else has', 'the key after it'];

describe('a text that is sealed', () => {
  const { seal, open } = openSealer([first]);

  it.each(['C01X00T47', '', 'Größe 2 😀', 'sealed.AAAAAAAA.typed by somebody', 'x'.repeat(500)])('is read again: %j', (text) => {
    const sealed = seal(text, 'about');
    expect(sealed).not.toContain(text === '' ? ' ' : text);
    expect(open(sealed)).toBe(text);
  });

  it('is the same about the same thing, another about another, and stays as it is', () => {
    expect(seal('C01X00T47', 'one')).toBe(seal('C01X00T47', 'one'));
    expect(seal('C01X00T47', 'one')).not.toBe(seal('C01X00T47', 'two'));
    expect(seal(seal('C01X00T47', 'one'), 'two')).toBe(seal('C01X00T47', 'one'));
  });

  it('is not read where it was changed, or with another key', () => {
    const sealed = seal('C01X00T47', 'one');
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(open(changed)).toBe(changed);
    expect(openSealer([second]).open(sealed)).toBe(sealed);
  });

  it('is read with an earlier key, too, once there is a new one', () => {
    const next = openSealer([second, first]);
    expect(next.open(seal('C01X00T47', 'one'))).toBe('C01X00T47');
    expect(openSealer([second]).open(next.seal('C01X00T47', 'one'))).toBe('C01X00T47');
  });
});

import { describe, expect, it } from 'vitest';
import { openSealer } from '#backend/db/sealer.ts';

const [first, second] = ['a key that nobody else has', 'the key after it'];

describe('a text that is sealed', () => {
  const { seal, open } = openSealer([first]);

  it.each(['C01X00T47', '', 'Größe 2 😀', 'sealed.AAAAAAAA.typed by somebody', 'x'.repeat(500)])('is read again: %j', (text) => {
    const sealed = seal(text, 'about');
    expect(sealed).not.toContain(text === '' ? ' ' : text);
    expect(open(sealed, 'about')).toBe(text);
  });

  it('is the same about the same thing, another about another, and stays as it is', () => {
    expect(seal('C01X00T47', 'one')).toBe(seal('C01X00T47', 'one'));
    expect(seal('C01X00T47', 'one')).not.toBe(seal('C01X00T47', 'two'));
    expect(seal(seal('C01X00T47', 'one'), 'one')).toBe(seal('C01X00T47', 'one'));
  });

  it('is not read about another thing: whoever has a stolen text reads nothing by sending it as an answer', () => {
    const stolen = seal('C01X00T47', 'one');
    expect(open(stolen, 'two')).toBe(stolen);
    expect(open(seal(stolen, 'two'), 'two')).toBe(stolen);
  });

  it('is not read where it was changed, or with another key', () => {
    const sealed = seal('C01X00T47', 'one');
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(open(changed, 'one')).toBe(changed);
    expect(openSealer([second]).open(sealed, 'one')).toBe(sealed);
  });

  it('is read with an earlier key, too, once there is a new one', () => {
    const next = openSealer([second, first]);
    expect(next.open(seal('C01X00T47', 'one'), 'one')).toBe('C01X00T47');
    expect(openSealer([second]).open(next.seal('C01X00T47', 'one'), 'one')).toBe('C01X00T47');
  });
});

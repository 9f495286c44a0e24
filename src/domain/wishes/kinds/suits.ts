import { numberAt } from '../numbers.ts';
import { hasAny, type WishKind } from '../wish.ts';

const years = new Set(['year', 'years', 'jahre', 'jahr', 'jahrige', 'jahriger', 'jahrigen', 'jahriges']);
const grownUp = 18;

/** For whom: families, couples, friends. `8-year-old` is a child. */
export const suits: WishKind = {
  ...hasAny('suits', (tour) => tour.suits),
  read: (words, from) => {
    const age = numberAt(words, from);
    if (age === undefined || age >= grownUp || !years.has(words[from + 1]?.forms[0] ?? '')) return undefined;
    const isOld = ['old', 'alt', 'olds'].includes(words[from + 2]?.forms[0] ?? '');
    return { wish: { kind: 'suits', value: 'families' }, length: isOld ? 3 : 2 };
  },
};

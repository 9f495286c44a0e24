import { currencyCodes } from '#contracts/currency-codes.ts';
import type { CurrencyCode } from '#contracts/common.ts';
import { numberAt } from '../numbers.ts';
import type { WishKind, Word } from '../wish.ts';

const atMost = new Set(['under', 'below', 'max', 'maximum', 'unter', 'bis', 'hochstens', 'maximal']);
/** Before a number alone, these say nothing of money: `up to 30 people`. */
const leadIns = [
  ['less', 'than'],
  ['up', 'to'],
  ['at', 'most'],
  ['bis', 'zu'],
  ['weniger', 'als'],
];
const signs: Record<string, CurrencyCode> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' };
const names: Record<string, CurrencyCode> = { euro: 'EUR', euros: 'EUR', dollar: 'USD', dollars: 'USD', pound: 'GBP', pounds: 'GBP' };
const francs: Record<string, CurrencyCode> = { pfund: 'GBP', yen: 'JPY', franken: 'CHF', francs: 'CHF', franc: 'CHF' };

function currencyIn(word: Word | undefined): CurrencyCode | undefined {
  const text = word?.text ?? '';
  const name = word?.forms[0] ?? '';
  return signs[text] ?? names[name] ?? francs[name] ?? currencyCodes.find((code) => code === text.toUpperCase());
}

function leadInAt(words: readonly Word[], from: number): number {
  const [first, second] = [words[from]?.forms[0] ?? '', words[from + 1]?.forms[0] ?? ''];
  if (leadIns.some(([one, two]) => one === first && two === second)) return 2;
  return atMost.has(first) ? 1 : 0;
}

/** A highest price: `unter 30 Euro`, `up to $50`, `30€`. Its value is a currency and whole major units: `eur30`. */
export const price: WishKind = {
  id: 'price',
  fit: (tour, value) => (tour.priceIn(value.slice(0, 3).toUpperCase() as CurrencyCode) <= Number(value.slice(3)) ? 1 : 0),
  read: (words, from, currency) => {
    const lead = leadInAt(words, from);
    const sign = currencyIn(words[from + lead]);
    const at = from + lead + (sign ? 1 : 0);
    const amount = numberAt(words, at);
    if (amount === undefined) return undefined;
    const named = sign ?? currencyIn(words[at + 1]);
    const isLast = at + 1 === words.length;
    // A bare number at the end after "under" can be nothing but money.
    if (!named && !(lead > 0 && isLast)) return undefined;
    const value = `${(named ?? currency).toLowerCase()}${Math.floor(amount)}`;
    return { wish: { kind: 'price', value }, length: at - from + 1 + (!sign && named ? 1 : 0) };
  },
};

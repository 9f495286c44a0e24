import { expect, it } from 'vitest';
import { checkoutMessages } from '#i18n/checkout/index.ts';

it('says that whoever orders has to pay, in the words of decision 13', () => {
  expect(checkoutMessages('de').order({ total: '120,00 €' })).toBe('Zahlungspflichtig bestellen');
  expect(checkoutMessages('en').order({ total: '€120.00' })).toBe('Buy now and pay €120.00');
});

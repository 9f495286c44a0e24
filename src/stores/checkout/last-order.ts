import { tabAtom, type Schema } from '../browser/storage.ts';

const isKey: Schema<string | null> = {
  '~standard': { validate: (value) => (typeof value === 'string' ? { value } : { issues: [{ message: 'no key' }] }) },
};

/** The checkout key of this tab's last order, for who only asks whether there is one: `result.ts` has the order. */
export const $lastOrder = tabAtom<string | null>('last-order', isKey, null);

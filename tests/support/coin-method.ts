import { Refusal } from '#backend/http/refusal.ts';
import type { Due, ProviderMethod, ProviderPayment, ProviderRefund } from '#backend/payments/method.ts';

type Paid = { due: Due; returned: Map<string, number>; isDeclined: boolean };

/** What a provider has written down that takes the money at once. */
export type CoinBooks = { paid: Map<string, Paid>; balance: () => number };

/** A toy way to pay: coins, taken before it is booked. `bad` ones are declined. */
export function coinMethod(): { method: ProviderMethod; books: CoinBooks } {
  const paid = new Map<string, Paid>();

  function at(reference: string): Paid {
    const found = paid.get(reference);
    if (!found) throw new Error(`there is no payment ${reference}`);
    return found;
  }

  const paymentOf = (reference: string): ProviderPayment => {
    const { returned, isDeclined } = at(reference);
    if (isDeclined) return { reference, state: 'declined', refusal: 'payment_failed' };
    return { reference, state: returned.has('all') ? 'returned' : 'captured' };
  };

  function give(reference: string, amount: number, key: string): ProviderRefund {
    const { returned } = at(reference);
    if (!returned.has(key)) returned.set(key, amount);
    return { id: `${reference}:${key}`, status: 'succeeded' };
  }

  const method: ProviderMethod = {
    id: 'coins',
    payer: 'shopper',
    settles: 'at-once',
    async authorise(due, instrument, { number }) {
      const reference = `coins:${due.checkout}:${number}`;
      if (!paid.has(reference)) paid.set(reference, { due, returned: new Map(), isDeclined: instrument === 'bad' });
      return paymentOf(reference);
    },
    read: async (reference) => paymentOf(reference),
    find: async (checkout) => {
      const reference = [...paid].findLast(([, { due }]) => due.checkout === checkout)?.[0];
      return reference === undefined ? undefined : paymentOf(reference);
    },
    capture: async () => {
      throw new Error('coins are taken at once');
    },
    async release(reference) {
      give(reference, at(reference).due.amount, 'all');
      return 'returned';
    },
    refund: async (reference, amount, key) => give(reference, amount, key),
    async event(payload, headers) {
      if (headers.get('coin-signature') === null) return undefined;
      if (headers.get('coin-signature') !== 'signed') throw new Refusal('bad_signature');
      const { id, reference } = JSON.parse(payload) as { id: string; reference: string };
      return { id, type: 'coins.paid', about: 'payment', checkout: at(reference).due.checkout, reference };
    },
  };

  const kept = ({ due, returned, isDeclined }: Paid): number =>
    isDeclined ? 0 : due.amount - [...returned.values()].reduce((total, amount) => total + amount, 0);
  return { method, books: { paid, balance: () => [...paid.values()].reduce((total, one) => total + kept(one), 0) } };
}

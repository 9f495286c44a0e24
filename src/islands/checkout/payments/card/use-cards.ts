import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { loadCards } from './load-cards.ts';

type Cards = { state: 'loading' | 'blocked' } | { state: 'ready'; stripe: Stripe };

/** Loads the payment provider's script; `retry` tries once more where it was blocked (fault 34). */
export function useCards(locale: Locale): { cards: Cards; retry: () => void } {
  const [cards, setCards] = useState<Cards>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadCards(locale).then(
      (stripe) => isCurrent && setCards({ state: 'ready', stripe }),
      () => isCurrent && setCards({ state: 'blocked' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, tries]);
  const retry = () => {
    setCards({ state: 'loading' });
    setTries(tries + 1);
  };
  return { cards, retry };
}

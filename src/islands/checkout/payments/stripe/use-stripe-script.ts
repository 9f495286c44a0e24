import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { loadStripeScript } from './load-stripe.ts';

type StripeScript = { state: 'loading' | 'blocked' } | { state: 'ready'; stripe: Stripe };

/** Loads the payment provider's script; `retry` tries once more where it was blocked (fault 34). */
export function useStripeScript(locale: Locale): { script: StripeScript; retry: () => void } {
  const [script, setScript] = useState<StripeScript>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadStripeScript(locale).then(
      (stripe) => isCurrent && setScript({ state: 'ready', stripe }),
      () => isCurrent && setScript({ state: 'blocked' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, tries]);
  const retry = () => {
    setScript({ state: 'loading' });
    setTries(tries + 1);
  };
  return { script, retry };
}

import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { STRIPE_PUBLISHABLE_KEY } from 'astro:env/client';
import type { Locale } from '#contracts/common.ts';
import { loadScript } from '../load-script.ts';

/** The simulator's script in place of the payment provider's; `loadStripe` takes what it finds. */
const standIn = { source: '/simulator/stripe/v3.js', key: 'pk_test_local' } as const;

/** The payment provider's script, ready to use; may be called again after it failed. @throws Error when it is blocked */
export async function loadStripeScript(locale: Locale): Promise<Stripe> {
  if (!STRIPE_PUBLISHABLE_KEY && !('Stripe' in window)) await loadScript(standIn.source);
  const stripe = await loadStripe(STRIPE_PUBLISHABLE_KEY ?? standIn.key, { locale });
  if (!stripe) throw new Error('The payment provider is not available');
  return stripe;
}

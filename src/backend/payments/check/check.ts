import type { Config } from '../../config.ts';
import { checkPayPal } from '../paypal/check.ts';
import type { Gateways } from '../registry.ts';
import { checkStripe } from '../stripe/check.ts';
import type { Finding } from './finding.ts';

type Settings = Pick<Config, 'stripe' | 'siteUrl'>;

const lineOf = ({ what, advice }: Finding): string =>
  advice === undefined ? `  ok     ${what}` : `  wrong  not so: ${what}\n         ${advice}`;

/** What works with the keys that are set, as text for who set them. Nothing is charged. @returns `isWell`: all of it */
export async function checkPayments(
  { stripe, payPal }: Gateways,
  { stripe: keys, siteUrl }: Settings,
): Promise<{ text: string; isWell: boolean }> {
  const found = {
    ...(stripe && keys && { Stripe: await checkStripe(stripe.stripe, { ...keys, siteUrl }) }),
    ...(payPal && { PayPal: await checkPayPal(payPal, siteUrl) }),
  };
  const providers = Object.entries(found);
  if (providers.length === 0) return { text: 'No keys are set: all payments go to the simulators, and no money moves.', isWell: true };
  const text = providers.map(([provider, findings]) => [provider, ...findings.map(lineOf)].join('\n')).join('\n');
  return { text, isWell: providers.every(([, findings]) => findings.every(({ advice }) => advice === undefined)) };
}

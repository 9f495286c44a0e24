import { loadCoreSdkScript, type SdkInstance } from '@paypal/paypal-js/sdk-v6';
import { PAYPAL_CLIENT_ID, PAYPAL_ENVIRONMENT } from 'astro:env/client';
import type { Locale } from '#contracts/common.ts';
import type { PaymentWindow } from '#stores/checkout/payments/redirect.ts';
import { loadScript } from '../load-script.ts';

type Sdk = SdkInstance<readonly ['paypal-payments']>;

/** The simulator's script in place of PayPal's; `loadCoreSdkScript` takes what it finds. */
const standIn = { source: '/simulator/paypal/v6.js', clientId: 'simulator' } as const;
const environments = { live: 'production', sandbox: 'sandbox' } as const;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error('PayPal cannot open its window', { cause: error }));

/** PayPal says so of a window that did not open: another way to show itself may do. */
const isRecoverable = (error: unknown): boolean => error instanceof Error && 'isRecoverable' in error && error.isRecoverable === true;

const windowOf = (sdk: Sdk): PaymentWindow => ({
  open: (reference) =>
    new Promise((resolve, reject) => {
      const session = sdk.createPayPalOneTimePaymentSession({
        onApprove: async () => resolve('approved'),
        onCancel: () => resolve('closed'),
        onError: () => resolve('blocked'),
      });
      const order = reference.then((orderId) => ({ orderId }));
      // Whoever ordered says why there is none.
      order.catch(() => {});
      session
        .start({ presentationMode: 'popup' }, order)
        .catch((error: unknown) => (isRecoverable(error) ? resolve('blocked') : reject(asError(error))));
    }),
});

/** PayPal's script, ready to open its window. @throws Error when it is blocked */
export async function loadPayPal(locale: Locale): Promise<PaymentWindow> {
  if (!PAYPAL_CLIENT_ID && !('paypal' in window)) await loadScript(standIn.source);
  const paypal = await loadCoreSdkScript({ environment: environments[PAYPAL_ENVIRONMENT] });
  if (!paypal) throw new Error('PayPal is not available');
  const clientId = PAYPAL_CLIENT_ID ?? standIn.clientId;
  return windowOf(await paypal.createInstance({ clientId, components: ['paypal-payments'], locale, pageType: 'checkout' }));
}

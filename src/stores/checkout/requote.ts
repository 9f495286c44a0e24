import { ServiceError, toServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import { askQuote } from '../tour/ask-quote.ts';
import { $cart, setCart } from './cart.ts';
import { $payment } from './payment-state.ts';

/**
 * Takes the new price after `price_changed`: a quote in place of the cart's, its seats still held (fault 17).
 * The shopper agrees to it by ordering again.
 */
export async function requote(locale: Locale): Promise<void> {
  const cart = $cart.get();
  if (!cart || $payment.get().status === 'processing') return;
  $payment.set({ status: 'processing', phase: 'sending' });
  try {
    const quote = await askQuote(cart, locale, { replaces: cart.quoteId });
    if (!quote) throw new ServiceError('sold_out', 'The departure cannot take it any more');
    setCart({ ...cart, ...quote });
  } catch (error) {
    $payment.set({ status: 'checkout_error', error: toServiceError(error) });
  }
}

import type { Locale } from '#contracts/common.ts';
import { formFor, type Booker } from '#domain/checkout-form.ts';
import { furthestStep } from '#domain/checkout-steps.ts';
import { likelyCountry } from '#domain/countries.ts';
import { bookerFrom, ledBy, saidOver, type Payer } from '#domain/payer.ts';
import { requiresOfBooker } from '#domain/required-data.ts';
import { paths } from '#domain/routes.ts';
import { currentOrder } from '../current-order.ts';
import { $form } from '../form.ts';
import { $payment } from '../payment-state.ts';
import { readPhone } from '../phone.ts';
import { $express } from '../steps.ts';
import type { PaymentSheet } from './payment-sheet.ts';
import { payByWallet } from './wallet.ts';

/** Where the checkout asks who books. */
export const contactAddress = (locale: Locale): string => paths.checkout(locale, 'personal_info');

/** Takes who pays for who books. @returns whether that is all that the order needs; if not, it stands in the form, to be completed */
async function take(payer: Payer, locale: Locale): Promise<boolean> {
  const { cart } = currentOrder();
  const phone = await readPhone(payer.country, payer.phoneNumber);
  const booker = bookerFrom(payer, phone, requiresOfBooker(cart, 'phoneNumber'), likelyCountry(navigator.languages, locale));
  const typed = formFor(cart, $form.get());
  const said = ledBy(typed, booker);
  const isComplete = furthestStep(cart, said, 'payment') === 'payment';
  $form.set(isComplete ? said : ledBy(typed, saidOver(typed.booker, booker)));
  $express.set(isComplete ? 'chosen' : 'refused');
  return isComplete;
}

/**
 * Pays with what a wallet's sheet has handed over, in the name of whom it names.
 * @param sheetFor pays, and tells the provider who does @param fail ends the sheet as failed
 * @returns where the checkout goes on, if the sheet does not say all that the order needs: nothing was sent then
 */
export async function payAsPayer(
  locale: Locale,
  payer: Payer,
  sheetFor: (booker: Booker) => PaymentSheet,
  fail: () => void,
): Promise<string | undefined> {
  // What is under way was ordered by whom the form names now.
  if ($payment.get().status === 'processing') {
    fail();
    return undefined;
  }
  if (await take(payer, locale)) {
    await payByWallet(locale, sheetFor($form.get().booker), fail);
    return undefined;
  }
  fail();
  return contactAddress(locale);
}

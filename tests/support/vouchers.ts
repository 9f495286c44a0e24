import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { Discount } from '#contracts/discount.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { Backend } from '#backend/backend.ts';
import { command } from '#backend/vouchers/command.ts';

type Parts = Pick<Backend, 'db' | 'clock'>;

/** Does what `npm run voucher` does. @param words of the command, as they are typed */
export const voucherCommand = (parts: Parts, words: string): Promise<string> => command(parts, words.split(' ').filter(Boolean));

/** @param options of `npm run voucher -- make` */
export const makeVoucher = (parts: Parts, code: string, options: string): Promise<string> =>
  voucherCommand(parts, `make --code ${code} ${options}`);

/** Asks a shop at `origin` what a voucher takes off. */
export async function askDiscount(
  origin: string,
  voucherCode: string,
  selections: readonly Selection[],
  currency = 'EUR',
): Promise<{ status: number; body: Partial<Discount> & { code?: string } }> {
  const cartItems = selections.map((selection) => ({ itemDetailsJson: JSON.stringify(selection) }));
  const response = await fetch(`${origin}/api/shopper/discount`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ voucherCode, cart: { cartItems, currency: { id: currency } } }),
  });
  return { status: response.status, body: (await response.json()) as Partial<Discount> };
}

/** So many per cent of what an order costs, decimal. */
export const shareOf = ({ chargeRequest }: CheckoutRequest, percent: number): number => Math.round(chargeRequest.amount * percent) / 100;

/** An order with a voucher that takes `value` off, a decimal; where nothing is left to pay, the voucher pays alone. */
export function withVoucher(order: CheckoutRequest, voucherCode: string, value: number): CheckoutRequest {
  const amount = Number((order.chargeRequest.amount - value).toFixed(2));
  return {
    ...order,
    cart: { ...order.cart, voucherCode },
    chargeRequest: { ...order.chargeRequest, amount, ...(amount === 0 && { paymentMethodId: 'voucher' }) },
    ...(amount === 0 && { stripePaymentMethod: 'voucher' }),
  };
}

/** One whose rest remains: as a gift voucher is redeemed. @param options of `npm run voucher -- make` besides */
export const makeGift = (parts: Parts, code: string, euros: number, options = ''): Promise<string> =>
  makeVoucher(parts, code, `--amount ${euros} --currency EUR --balance ${options}`);

/** What the list says of a voucher, by column. */
export async function listed(parts: Parts, code: string): Promise<Record<string, string>> {
  const [columns = '', row = ''] = (await voucherCommand(parts, `list ${code}`)).split('\n');
  return Object.fromEntries(columns.split(',').map((column, index) => [column, row.split(',')[index] ?? '']));
}

import type { Locale } from '#contracts/common.ts';
import { guarded } from '../attempt.ts';
import { succeed } from '../current-order.ts';
import { sendCart } from '../order.ts';

/** Orders a cart that its voucher covers: there is nothing left to pay. */
export const orderByVoucher = (locale: Locale): Promise<void> =>
  guarded('sending', async () => {
    const result = await sendCart(locale, 'voucher', { paymentMethodId: 'voucher' });
    if (result) succeed(result);
  });

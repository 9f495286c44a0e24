import americanExpress from 'simple-icons/icons/americanexpress.svg?url&no-inline';
import applePay from 'simple-icons/icons/applepay.svg?url&no-inline';
import googlePay from 'simple-icons/icons/googlepay.svg?url&no-inline';
import mastercard from 'simple-icons/icons/mastercard.svg?url&no-inline';
import payPal from 'simple-icons/icons/paypal.svg?url&no-inline';
import visa from 'simple-icons/icons/visa.svg?url&no-inline';
import type { ShopperMethod } from '#domain/payment-methods.ts';

/** What a company is known by at the till. Without a picture, its name: Simple Icons has none of Bancontact. */
export type Mark = { name: string; picture?: { src: string; /** In pixels; all are square, and some full. */ width: number } };

export const marksOf: Record<ShopperMethod, readonly Mark[]> = {
  'credit-card': [
    { name: 'Visa', picture: { src: visa, width: 30 } },
    { name: 'Mastercard', picture: { src: mastercard, width: 24 } },
    { name: 'American Express', picture: { src: americanExpress, width: 20 } },
  ],
  'web-payments': [
    { name: 'Apple Pay', picture: { src: applePay, width: 34 } },
    { name: 'Google Pay', picture: { src: googlePay, width: 30 } },
  ],
  paypal: [{ name: 'PayPal', picture: { src: payPal, width: 17 } }],
  bancontact: [{ name: 'Bancontact' }],
  voucher: [],
};

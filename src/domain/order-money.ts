import type { Order } from '#contracts/bookings.ts';
import { fromDecimal, priceText, toDecimal } from './money.ts';

/** Bookings of an order whose operator has yet to answer. */
export const unansweredIn = ({ bookings }: Pick<Order, 'bookings'>): number =>
  bookings.filter(({ status }) => status === 'on_request').length;

/** Whether nothing of an order has been charged, because an operator has yet to answer: what is cancelled now is never charged. */
export const isUncharged = (order: Pick<Order, 'bookings' | 'authorised' | 'charged'>): boolean =>
  order.authorised > 0 && order.charged === 0 && unansweredIn(order) > 0;

type Booked = Order['bookings'][number];

/** What a booking costs in the end, if its operator accepts it. */
function owedFor({ status, grandTotal, refund, currencyCode }: Booked): number {
  const back = status === 'declined' ? grandTotal : (refund?.amount ?? 0);
  return fromDecimal(grandTotal, currencyCode).amount - fromDecimal(back, currencyCode).amount;
}

const goesBack = ({ refund }: Booked): boolean => refund !== undefined && !refund.isReleased && refund.status !== 'failed';

/** What an order's page says of its money; `due`, `back` and `onItsWay` are missing where there is nothing of the kind. */
export type OrderMoney = {
  charged: string;
  setAside?: {
    amount: string;
    /** What of it is charged at most. */
    due?: string;
    unanswered: number;
  };
  back?: {
    amount: string;
    /** What of it the payment provider has not paid out yet. */
    onItsWay?: string;
  };
};

/** What has been charged for an order, what is set aside, and what goes back, as text. */
export function orderMoney(order: Order, locale: string): OrderMoney {
  const { bookings, currencyCode: currency } = order;
  const minor = (decimal: number): number => fromDecimal(decimal, currency).amount;
  const text = (amount: number): string => priceText(toDecimal({ amount, currency }), currency, locale);
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

  const [charged, refunded, setAside] = [minor(order.charged), minor(order.refunded), minor(order.authorised)];
  const due = sum(bookings.map(owedFor)) - (charged - refunded);
  const back = Math.max(refunded, sum(bookings.filter(goesBack).map(({ refund }) => minor(refund?.amount ?? 0))));
  return {
    charged: text(charged),
    ...(setAside > 0 && {
      setAside: { amount: text(setAside), ...(due > 0 && { due: text(due) }), unanswered: unansweredIn(order) },
    }),
    ...(back > 0 && { back: { amount: text(back), ...(back > refunded && { onItsWay: text(back - refunded) }) } }),
  };
}

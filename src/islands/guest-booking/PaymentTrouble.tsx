import type { Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { paymentTroubleMessages } from '#i18n/payment-trouble/index.ts';
import { Notice } from '#ui/Notice.tsx';

type Props = { locale: Locale; trouble: NonNullable<Order['paymentTrouble']> };

/** What is not as it should be with the payment of an order. Few need it: it comes when it is. */
export const PaymentTrouble = ({ locale, trouble }: Props) => <Notice tone="warning">{paymentTroubleMessages(locale)[trouble]}</Notice>;

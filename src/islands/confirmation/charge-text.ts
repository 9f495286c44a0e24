import { sumText } from '#domain/cart-view.ts';
import { certainOf, withStatus } from '#domain/order-state.ts';
import type { ConfirmationTexts } from '#i18n/confirmation/index.ts';
import type { Confirmation } from '#stores/checkout/result.ts';

/** How an order stands that is charged: the sums as text, how many answers are to come, how many bookings were declined and cancelled. */
type Standing = {
  total: string;
  charged: string;
  certain: number;
  all: number;
  unanswered: number;
  /** What the declined ones cost. */
  back: string;
  declined: number;
  cancelled: number;
};

function onCard({ total, charged, certain, all, unanswered, cancelled }: Standing, t: ConfirmationTexts): string[] {
  if (unanswered > 0) return [t.setAside({ total })];
  if (certain === 0) return cancelled > 0 ? [] : [t.nothing];
  if (cancelled > 0) return [t.chargedBooked({ charged })];
  return [certain === all ? t.charged({ charged }) : t.chargedPart({ charged })];
}

const atOnce = ({ total, unanswered, back, declined }: Standing, t: ConfirmationTexts): string[] => [
  t.paid({ total }),
  ...(unanswered > 0 ? [t.paidRequests] : []),
  ...(declined > 0 ? [t.paidBack({ back })] : []),
];

function onAccount({ charged, certain, unanswered, cancelled }: Standing, t: ConfirmationTexts): string[] {
  const requested = unanswered > 0 ? [t.accountRequest(unanswered)] : [];
  if (certain === 0 && cancelled > 0) return requested;
  if (certain === 0) return unanswered > 0 ? [t.accountNothingYet, ...requested] : [t.accountNothing];
  return [unanswered + cancelled > 0 ? t.accountBooked({ charged }) : t.account({ charged }), ...requested];
}

function wordsFor({ onAccount: isOnAccount, paidAtOnce }: Confirmation): typeof onCard {
  if (isOnAccount) return onAccount;
  return paidAtOnce ? atOnce : onCard;
}

/** What becomes of the money of an order of one that its operator has yet to accept. */
export function requestMoneyText({ onAccount: isOnAccount, paidAtOnce }: Confirmation, t: ConfirmationTexts): string {
  if (isOnAccount) return t.request3OnAccount;
  return paidAtOnce ? t.request3Paid : t.request3;
}

/**
 * What has been charged of an order of several so far, and what becomes of the rest (decision 22 of docs/design.md). Of what was cancelled
 * a part may be retained; only the mails about it know which, and whether it was charged by then.
 */
export function chargeText(order: Confirmation, locale: string, t: ConfirmationTexts): string {
  const { bookings, currencyCode, email } = order;
  const sumOf = (some: Confirmation['bookings']) =>
    sumText(
      some.map(({ item }) => item),
      currencyCode,
      locale,
    );
  const certain = certainOf(order);
  const cancelled = withStatus(order, 'cancelled').length;
  const declined = withStatus(order, 'declined');
  const standing = {
    total: sumOf(bookings),
    charged: sumOf(certain),
    certain: certain.length,
    all: bookings.length,
    unanswered: withStatus(order, 'on_request').length,
    back: sumOf(declined),
    declined: declined.length,
    cancelled,
  };
  const charged = wordsFor(order)(standing, t);
  return [...charged, ...(cancelled > 0 ? [t.afterCancelling({ email })(cancelled)] : [])].join(' ');
}

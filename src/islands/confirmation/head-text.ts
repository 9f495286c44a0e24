import { certainOf, stateOf, withStatus } from '#domain/order-state.ts';
import type { ConfirmationTexts } from '#i18n/confirmation/index.ts';
import type { Confirmation } from '#stores/checkout/result.ts';

type Head = { kicker: string; title: string; lead: string };

/** Whether some of an order is certain, and some is not. */
const isInPart = (order: Confirmation): boolean => {
  const certain = certainOf(order).length;
  return certain > 0 && certain < order.bookings.length;
};

function leadOf(order: Confirmation, t: ConfirmationTexts): string {
  const { email } = order;
  const state = stateOf(order);
  if (isInPart(order) && state === 'confirmed') return t.partLead({ email });
  if (state === 'confirmed') return t.confirmedLead({ email });
  const lead = isInPart(order) ? t.waitingLead : t[`${state}Lead`];
  return lead({ email })(withStatus(order, state).length);
}

/** How an order stands as a whole, as its page says first. */
export function headText(order: Confirmation, t: ConfirmationTexts): Head {
  const state = stateOf(order);
  const all = order.bookings.length;
  const lead = leadOf(order, t);
  const isNoneLeft = state === 'cancelled' && withStatus(order, 'declined').length > 0;
  if (isNoneLeft) return { kicker: t.partKicker({ certain: 0, all }), title: t.noneTitle, lead };
  const title = state === 'cancelled' ? t.cancelledTitle(all) : t[`${state}Title`];
  if (isInPart(order)) return { kicker: t.partKicker({ certain: certainOf(order).length, all }), title, lead };
  return { kicker: order.onAccount && state === 'confirmed' ? t.onAccountKicker : t[`${state}Kicker`], title, lead };
}

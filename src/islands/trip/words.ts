import type { Day, Locale } from '#contracts/common.ts';
import { minutesText } from '#domain/duration.ts';
import { dateTimeFormat } from '#domain/formatters.ts';
import type { Clash } from '#domain/itinerary.ts';
import type { ShipProblem } from '#domain/products/kind.ts';
import { priceLines, seatsOf } from '#domain/pricing.ts';
import type { UnfitReason } from '#domain/unfit.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import type { TripMessages } from '#i18n/trip/index.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { problemText } from '#views/booking/words.ts';

/** Whether the shop has its tour no more. */
export const isGone = ({ tour, offer }: TripStop): boolean =>
  tour.status === 'loaded' ? tour.data === null : offer.status === 'unfit' && offer.reason.code === 'tour_gone';

/** What a stop is called, also where its tour is not known. */
export const nameOf = (stop: TripStop, t: TripMessages): string => stop.tour.data?.tourName ?? (isGone(stop) ? t.goneTour : t.unknownTour);

/** `2 × Adult, 1 × Printed map`; the number of places alone while the tour is not known. */
export function peopleText({ wish: { components }, tour: { data: tour } }: TripStop, t: TripMessages): string {
  const lines = tour ? priceLines(tour.pricingGroups, components, tour.currencyCode) : [];
  return lines.length > 0 ? lines.map(t.quantity).join(', ') : t.people(seatsOf(components));
}

/** `5 – 12 December 2026` */
export function rangeText(days: readonly Day[], locale: Locale): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const format = dateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(Date.parse(`${first}T00:00:00Z`), Date.parse(`${last}T00:00:00Z`));
}

export function reasonText(reason: Exclude<UnfitReason, ShipProblem>, locale: Locale, t: TripMessages): string {
  switch (reason.code) {
    case 'tour_gone':
    case 'departure_gone':
    case 'over':
    case 'held':
      return t[reason.code];
    case 'changed':
      return t.changedSale;
    case 'too_few_seats':
      return reason.seatsLeft === 0 ? t.soldOut : problemText(reason, bookingMessages(locale));
    default:
      return problemText(reason, bookingMessages(locale));
  }
}

const cityOf = ({ tour }: TripStop): string => tour.data?.tourCity ?? '';
const quarterUp = (minutes: number): number => Math.ceil(minutes / 15) * 15;

export function clashText(
  { problem, earlier, minutes, needed }: Clash<TripStop>,
  later: TripStop,
  locale: Locale,
  t: TripMessages,
): string {
  const words = { name: nameOf(earlier, t), minutes: minutesText(minutes, locale) };
  if (problem === 'overlap') return t.overlap(words);
  if (problem === 'far')
    return t.far({ ...words, from: cityOf(earlier), to: cityOf(later), needed: minutesText(quarterUp(needed), locale) });
  return minutes === 0 ? t.noGap(words) : t.tight(words);
}

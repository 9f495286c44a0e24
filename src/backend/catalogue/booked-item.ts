import { locales, type Locale } from '#contracts/common.ts';
import type { CancellationTerm } from '#contracts/cancellation-terms.ts';
import type { Direction, OrderedTransfers } from '#contracts/transfers.ts';
import type { BookedItem, Localised } from '#domain/booked-item.ts';
import { instantAt, wallTimeIn } from '#domain/day.ts';
import type { OrderLine } from '#domain/order-line.ts';
import { countedLabel } from '#domain/pricing.ts';
import { chosenPlace, saidOf } from '#domain/transfers/chosen.ts';
import { voucherMessages } from '#i18n/voucher/index.ts';
import { pagePathOf, type Catalogue, type Tour } from './catalogue.ts';
import { pricingGroupsOf } from './prices.ts';
import { titleOfPlace } from './transfer-places.ts';

/** What was bought; `terms` are those under which it was booked, without them the tour's own of today. */
type Bought = { day: string; startingTime: string; lines: readonly OrderLine[]; terms?: CancellationTerm[]; transfers?: OrderedTransfers };

/** As quoted where the tour no longer has what was bought. */
function labelIn(catalogue: Catalogue, tour: Tour, { group, id, label, quantity }: OrderLine, locale: Locale): string {
  if (group === 'discount') return voucherMessages(locale).line({ code: id });
  const values = pricingGroupsOf(catalogue, tour, { locale, currency: 'EUR' })[group]?.values;
  const value = values?.find((each) => each.id === id);
  return value ? countedLabel(value, quantity) : label;
}

const labelOf = (catalogue: Catalogue, tour: Tour, line: OrderLine): Localised =>
  Object.fromEntries(locales.map((locale) => [locale, labelIn(catalogue, tour, line, locale)])) as Localised;

/** When a tour takes place that starts then. */
export function spanOf(
  { destination: { timeZone }, durationMinutes }: Pick<Tour, 'destination' | 'durationMinutes'>,
  { day, startingTime }: Pick<Bought, 'day' | 'startingTime'>,
): BookedItem['span'] {
  const ends = new Date(instantAt(day, startingTime, timeZone).getTime() + durationMinutes * 60_000);
  return { start: `${day}T${startingTime}`, end: wallTimeIn(timeZone, ends), timeZone };
}

function placeOf(tour: Tour, direction: Direction, order: OrderedTransfers) {
  const place = chosenPlace(tour[direction], saidOf(order, direction)?.id);
  return place && { ...place, title: titleOfPlace(place) };
}

/** What is stored of what the tour asks, and of the places that were chosen; places of a tour without any are left out. */
export function askedOf(tour: Tour, order: OrderedTransfers): Pick<BookedItem, 'transfers' | 'questions'> {
  const [pickup, dropOff] = [placeOf(tour, 'pickup', order), placeOf(tour, 'dropOff', order)];
  return {
    ...((pickup ?? dropOff) && { transfers: { ...(pickup && { pickup }), ...(dropOff && { dropOff }) } }),
    questions: tour.questions.map(({ id, type, label, unit, options = [] }) => ({
      id,
      type,
      label,
      ...(unit && { unit }),
      options: options.map((option) => ({ id: option.id, label: option.label })),
    })),
  };
}

/** What is stored of a tour with a booking. */
export function bookedItemOf(catalogue: Catalogue, tour: Tour, bought: Bought): BookedItem {
  const { destination, startingPoint, operator } = tour;
  return {
    version: 1,
    kind: tour.productType,
    product: { supplier: tour.supplier, id: tour.tourId },
    title: tour.tourName,
    subTitle: tour.subTitle,
    path: pagePathOf(tour),
    picture: { city: destination.id, ...(tour.pictures && { tour: tour.slug, number: 1 }) },
    span: spanOf(tour, bought),
    place: {
      city: destination.name,
      country: destination.countryName,
      meeting: {
        title: startingPoint.title,
        street: startingPoint.street,
        directions: startingPoint.directions,
        latitude: startingPoint.latitude,
        longitude: startingPoint.longitude,
      },
    },
    ...askedOf(tour, bought.transfers ?? {}),
    operator: { name: operator.name, phone: operator.phone, email: operator.email },
    languages: tour.languages,
    lines: bought.lines.map((line) => ({ group: line.group, id: line.id, label: labelOf(catalogue, tour, line) })),
    ...(tour.waiverText && { waiver: tour.waiverText }),
    terms: bought.terms ?? tour.cancellationTerms,
  };
}

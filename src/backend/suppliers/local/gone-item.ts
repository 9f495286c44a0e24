import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import type { BrandFacts } from '#contracts/brand.ts';
import type { CancellationTerm } from '#contracts/cancellation-terms.ts';
import { lastZone, type BookedItem, type Localised } from '#domain/booked-item.ts';
import type { OrderLine } from '#domain/order-line.ts';

type Booked = {
  tourId: string;
  day: string;
  startingTime: string;
  order: PlacedOrder;
  lines: readonly OrderLine[];
  terms: CancellationTerm[];
};

const kinds: Readonly<Record<string, string>> = { TOUR: 'tours', SHOW: 'shows' };
/** Stands where a city's name would stand, in a sentence or in brackets. */
const someCity: Localised = { en: 'the city of your tour', de: 'der Stadt Ihrer Tour' };

const inEvery = (text: string): Localised => ({ en: text, de: text });

/** The shop writes `<tour>, <day> <time>`, in the shopper's language. */
const titleOf = ({ order, day, startingTime }: Booked): string => order.chargeRequest.description.replace(`, ${day} ${startingTime}`, '');

/** Whoever reads an answer knows the question's id at least. */
const questionsOf = ({ bookingQuestionsAnswers }: PlacedOrder): BookedItem['questions'] =>
  [...new Set(bookingQuestionsAnswers.map(({ questionId }) => questionId))].map((id) => ({
    id,
    type: 'text',
    label: inEvery(id),
    options: [],
  }));

/**
 * What a booking of an earlier release keeps whose tour has left the catalogue: what its own row says, and nothing that is guessed. Day and
 * time stand; the zone is the last one on earth, in the shopper's favour. The shop itself stands in for the operator, whom nobody knows any
 * more.
 */
export function goneItemOf(booked: Booked, { name, email }: Pick<BrandFacts, 'name' | 'email'>): BookedItem {
  const { tourId, day, startingTime, order, lines, terms } = booked;
  const start = `${day}T${startingTime}`;
  return {
    version: 1,
    kind: kinds[order.cart.cartItems[0]?.serviceType ?? ''] ?? 'tours',
    product: { supplier: 'local', id: tourId },
    title: inEvery(titleOf(booked)),
    subTitle: inEvery(''),
    span: { start, end: start, timeZone: lastZone },
    place: { city: someCity },
    operator: { name, phone: '', email },
    languages: [],
    lines: lines.map(({ group, id, label }) => ({ group, id, label: inEvery(label) })),
    terms,
    questions: questionsOf(order),
  };
}

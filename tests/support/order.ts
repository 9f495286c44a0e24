import { randomUUID } from 'node:crypto';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import type { HeldQuote, Hold, holdCart } from '#contracts/holds.ts';
import type { Quote, Selection } from '#contracts/quotes.ts';
import type { TourDetails } from '#contracts/tours.ts';
import type { OrderedTransfers } from '#contracts/transfers.ts';
import { productKinds } from '#domain/products/registry.ts';
import { stays } from '#domain/stays/kind.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { travellersOf } from '#domain/cart.ts';
import { putOf } from '#domain/questions/put.ts';
import { ownKindOf } from '#domain/questions/registry.ts';
import { forAdults } from './adults.ts';

/** A tour whose prices go by age, booked at once, that asks each traveller one question. */
export const pastaTour = { productType: 'activities', tourId: '3ee4da64-619d-4394-95c3-8b94bba2f541' } as const;

/** What the cart of one item holds. */
export type HeldItem = HeldQuote & { hold: Hold };
export type Answered = { status: number; body: Partial<CheckoutResult & ErrorBody> };
type Chosen = { productType: string; tourId: string };

const json = { 'Content-Type': 'application/json' };

/** A shopper who talks to the services at `origin` as the shop does. */
export function shopperAt(origin: string) {
  async function details(tour: Chosen, date?: string): Promise<TourDetails> {
    const response = await fetch(`${origin}/api/vendor/${tour.productType}/${tour.tourId}${date ? `?date=${date}` : ''}`);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response.json() as Promise<TourDetails>;
  }

  /** The first departure with seats, `skip` open days from now. */
  async function departure(tour: Chosen, skip = 0): Promise<{ queryDate: string; startingTime: string }> {
    const queryDate = (await details(tour)).availability.availableDates[skip];
    if (!queryDate) throw new Error('the tour has no open day');
    return departureOn(tour, queryDate);
  }

  async function departureOn(tour: Chosen, queryDate: string): Promise<{ queryDate: string; startingTime: string }> {
    const component = (await details(tour, queryDate)).components?.find(({ seatsLeft }) => seatsLeft > 0);
    if (!component) throw new Error(`no departure on ${queryDate}`);
    return { queryDate, startingTime: component.startingTime };
  }

  async function post(path: string, body: unknown): Promise<Response> {
    const response = await fetch(`${origin}/api${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response;
  }

  async function price(tour: Chosen, selection: Selection): Promise<Quote | null> {
    const response = await post(`/vendor/${tour.productType}/quote`, { ...selection, currency: 'EUR' });
    return response.status === 204 ? null : (response.json() as Promise<Quote>);
  }

  async function holdAll(body: BodyOf<typeof holdCart>): Promise<ResponseOf<typeof holdCart>> {
    return (await post('/shopper/holds', body)).json() as Promise<ResponseOf<typeof holdCart>>;
  }

  /** @returns null where it is sold out */
  async function hold(selection: Selection, more: { replaces?: string; currency?: CurrencyCode } = {}): Promise<HeldItem | null> {
    const answer = await holdAll({ items: [selection], currency: 'EUR', ...more });
    const [item] = answer.items;
    return answer.hold && item?.status === 'held' ? { ...item.quote, hold: answer.hold } : null;
  }

  /** Holds places on the first departure that has some, `skip` open days from now. */
  async function quote(
    tour: Chosen,
    components: Selection['components'] = forAdults(1),
    skip = 0,
    currency: CurrencyCode = 'EUR',
  ): Promise<HeldItem> {
    const held = await hold({ tourId: tour.tourId, ...(await departure(tour, skip)), components }, { currency });
    if (!held) throw new Error('nothing could be held');
    return held;
  }

  async function pay(key: string, body: unknown, signal?: AbortSignal, path = '/shopper/checkout'): Promise<Answered> {
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { ...json, 'Idempotency-Key': key },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
    return { status: response.status, body: (await response.json()) as Answered['body'] };
  }

  async function status(key: string): Promise<{ state: string; result?: CheckoutResult; errorCode?: string } | null> {
    const response = await fetch(`${origin}/api/shopper/checkout/${key}`);
    return response.status === 204 ? null : (response.json() as Promise<{ state: string }>);
  }

  /** Does at the card's bank what the shopper would do in the challenge. */
  async function authenticate(answer: Answered, outcome: 'succeed' | 'fail'): Promise<{ status?: string }> {
    const { paymentIntentId = '', paymentIntentClientSecret = '' } = answer.body;
    const response = await fetch(`${origin}/simulator/stripe/v1/payment_intents/${paymentIntentId}/authenticate`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: paymentIntentClientSecret, outcome }),
    });
    return response.json() as Promise<{ status?: string }>;
  }

  return { origin, details, departure, departureOn, price, hold, holdAll, quote, pay, status, authenticate };
}

export type Shopper = ReturnType<typeof shopperAt>;

/** An answer to a question that has neither options nor limits, by its type. */
const samples: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  time: '09:30',
  country: 'DE',
  phone: '+4930901820',
  email: 'ada@mail.example',
  flight: 'LH400',
  'identity-document': 'C01X00T47',
};

/** What can be typed for a question that has no options: the least number, or what its type takes. */
export const sampleAnswer = ({ type, min }: TourDetails['questions'][number]): string =>
  min === undefined ? (samples[type] ?? 'All is well') : String(min);

/** Something for every question of a tour that is put then: the first option, or a sample. */
export function answersTo(
  { questions, passengersQuestions }: Pick<TourDetails, 'questions' | 'passengersQuestions'>,
  travellers: number,
): CheckoutRequest['bookingQuestionsAnswers'] {
  const answered = (question: TourDetails['questions'][number], participant?: number) => ({
    question,
    participant,
    answer: question.options[0]?.id ?? sampleAnswer(question),
  });
  const ofBooker = questions.map((question) => answered(question));
  const ofTravellers = Array.from({ length: travellers }, (_, participant) =>
    putOf([...ofBooker, ...passengersQuestions.map((question) => answered(question, participant))], ownKindOf).filter(
      (one) => one.participant === participant,
    ),
  );
  return [...putOf(ofBooker, ownKindOf), ...ofTravellers.flat()].map(({ question, participant, answer }) => ({
    questionId: question.id,
    answer,
    ...(participant !== undefined && { participant }),
  }));
}

type Wishes = {
  paymentMethodId?: string;
  locale?: Locale;
  email?: string;
  answers?: CheckoutRequest['bookingQuestionsAnswers'] | undefined;
  onRequest?: boolean;
  /** Left out: that of our own kind of product that the quote is for. */
  serviceType?: string;
};

const serviceTypeOf = ({ bookingExternalApiName }: HeldItem): string =>
  Object.values({ ...productKinds, hotels: stays }).find(({ bookingApi }) => bookingApi === bookingExternalApiName)?.serviceType ?? 'TOUR';

/** The order for a held quote, as the shop sends it; the pasta tour's question is answered for everybody. */
export function orderFor(
  quote: HeldItem,
  { paymentMethodId = 'pm_card_visa', locale = 'en', email, answers, onRequest = false, serviceType }: Wishes = {},
): CheckoutRequest {
  const { hold, tourId, queryDate, startingTime, grandTotal, currencyCode } = quote;
  const participants = travellersOf(quote).map((componentName, index) => ({
    name: index === 0 ? 'Ada Byron' : `Guest ${index + 1}`,
    componentName,
    startingTime,
    addressJson: '{}',
  }));
  return {
    cart: {
      id: hold.id,
      cartItems: [
        { itemComments: '', itemDetailsJson: JSON.stringify(selectionOf(quote)), serviceType: serviceType ?? serviceTypeOf(quote) },
      ],
      currency: { id: currencyCode },
      participants,
      persons: [
        {
          firstName: 'Ada',
          lastName: 'Byron',
          email: email ?? `${randomUUID()}@example.com`,
          phoneNumber: '+4930901820',
          country: { name: 'Germany', dial_code: '+49' },
        },
      ],
    },
    bookingQuestionsAnswers: answers ?? participants.map((_, participant) => ({ questionId: 'diet', participant, answer: 'vegetarian' })),
    chargeRequest: {
      amount: grandTotal,
      currency: currencyCode,
      description: `${tourId}, ${queryDate} ${startingTime}`,
      paymentMethodId,
      authorize: onRequest,
    },
    stripePaymentMethod: 'card',
    requireConfirmation: onRequest,
    locale,
  };
}

/** What is held together, and what is said of it. */
export type HeldWith = { quote: HeldItem; wishes?: Wishes; transfers?: OrderedTransfers };

/** One order for everything that is held in one cart, as the shop sends it. */
export function orderForAll(held: readonly HeldWith[], common: Wishes = {}): CheckoutRequest {
  const orders = held.map(({ quote, wishes }) => orderFor(quote, { ...common, ...wishes }));
  const [first] = orders;
  if (!first) throw new Error('nothing is held');
  const of = (index: number) => (index === 0 ? {} : { cartItem: index });
  const isOnRequest = orders.some(({ requireConfirmation }) => requireConfirmation);
  const amount = held.reduce((sum, { quote }) => sum + quote.grandTotal, 0);
  return {
    ...first,
    cart: {
      ...first.cart,
      cartItems: orders.flatMap(({ cart }, index) => cart.cartItems.map((item) => ({ ...item, ...(index > 0 && held[index]?.transfers) }))),
      participants: orders.flatMap(({ cart }, index) => cart.participants.map((participant) => ({ ...participant, ...of(index) }))),
    },
    ...held[0]?.transfers,
    bookingQuestionsAnswers: orders.flatMap((order, index) => order.bookingQuestionsAnswers.map((answer) => ({ ...answer, ...of(index) }))),
    chargeRequest: { ...first.chargeRequest, amount: Math.round(amount * 100) / 100, authorize: isOnRequest },
    requireConfirmation: isOnRequest,
  };
}

import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { Locale } from '#contracts/common.ts';
import type { Hold } from '#contracts/holds.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { cart, cartOf, type Cart, type CartItem } from '#domain/cart.ts';
import { emptyForm, formFor, fullName, type CheckoutForm } from '#domain/checkout-form.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { paths, type CheckoutStep } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { forAdults } from './adults.ts';
import { asksQuestions, fillBooker, hotel, nameFields, next, type Booker } from './checkout-page.ts';
import { shopperAt } from './order.ts';
import { openInTime } from './tour-page.ts';
import { freshVisit, type Visit } from './visits.ts';

/** Rome, without much to ask; Rome, with a hotel pick-up; Hong Kong, on request, with questions to each traveller. */
const three = ['forum-and-palatine-at-first-light', 'tivoli-villas-with-hotel-pickup', 'kayaks-to-sharp-island'];

/** What a checkout of several is about, and the departures that no other test books. */
type Several = { cart: Cart; visits: Visit[] };

type Opening = {
  locale?: Locale;
  /** How many on each tour; two, where nothing is said. */
  adults?: number;
  /** Who comes, where that is not adults alone. */
  components?: (tour: TourDetails) => Selection['components'] | undefined;
};

/** One group, where the price is for a group. */
function componentsFor({ pricingGroups }: TourDetails, adults: number): Selection['components'] {
  const [group] = pricingGroups.DEFAULT?.values ?? [];
  return group ? { DEFAULT: [{ id: group.id, quantity: 1 }] } : forAdults(adults);
}

/** Opens a step of a checkout that holds so many adults' places on each of these tours. @param typed what is filled in before */
async function openStepOf(
  page: Page,
  slugs: readonly string[],
  step: CheckoutStep,
  { locale = 'en', adults = 2, components = () => undefined }: Opening,
  typed?: (cart: Cart) => CheckoutForm,
): Promise<Several> {
  const visits = await Promise.all(slugs.map((slug) => freshVisit(slug, locale)));
  const { hold, items } = await shopperAt(process.env.LANDFALL_URL ?? '').holdAll({
    items: visits.map(({ tour, day, time }) => ({
      tourId: tour.tourId,
      queryDate: day,
      startingTime: time,
      components: components(tour) ?? componentsFor(tour, adults),
    })),
    currency: 'EUR',
  });
  const held = visits.flatMap(({ tour }, index) => {
    const item = items[index];
    return item?.status === 'held' ? [{ tour, quote: item.quote }] : [];
  });
  if (!hold || held.length < visits.length) throw new Error('not all tours could be held');
  const kept = cartOf(hold, 'EUR', held);
  await page.goto('/robots.txt');
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    },
    {
      'landfall:version': '8',
      'landfall:tab:cart': JSON.stringify(kept),
      'landfall:tab:hold': JSON.stringify({ ...hold, items: kept.items.map(selectionOf), isOfCheckout: true }),
      'landfall:tab:checkout-key': JSON.stringify(randomUUID()),
      'landfall:tab:last-reached-step': JSON.stringify(step),
      ...(typed && { 'landfall:tab:checkout-form': JSON.stringify(typed(kept)) }),
    },
  );
  await openInTime(page, () => page.goto(paths.checkout(locale, step)));
  return { cart: kept, visits };
}

/** Opens the first step of a checkout that holds adults' places on each of these tours. */
export const openCheckoutOf = (page: Page, slugs: readonly string[], opening: Opening = {}): Promise<Several> =>
  openStepOf(page, slugs, 'personal_info', opening);

/** All that tours ask for which want to know who books, and the name of who leads. */
const typedBy =
  ({ firstName, lastName, email }: Booker) =>
  (cart: Cart): CheckoutForm => {
    const phone = { phoneCountry: 'DE', phoneNumber: '030 901820', phone: '+4930901820' };
    const booker = { ...emptyForm.booker, firstName, lastName, email, ...phone };
    const { items, ...form } = formFor(cart, { ...emptyForm, booker });
    const led = items.map((item) => ({
      ...item,
      travellers: item.travellers.map((traveller, index) => (index === 0 ? { ...traveller, name: fullName(booker) } : traveller)),
    }));
    return { ...form, items: led };
  };

/** The same up to the payment, of tours that ask no questions. The way through the steps before it has tests of its own. */
export const openPaymentOf = (page: Page, slugs: readonly string[], booker: Booker, opening: Opening = {}): Promise<Several> =>
  openStepOf(page, slugs, 'payment', opening, typedBy(booker));

/** Three that need the name of everybody who comes: Rome; Budapest and Dubai, on request. */
export const toursThatNameEverybody = [
  'bernini-at-the-borghese-gallery',
  'parliament-and-the-square-of-1956',
  'three-days-from-dunes-to-hatta',
];

export const openCheckoutOfThree = async (page: Page): Promise<Cart> => (await openCheckoutOf(page, three)).cart;

/** The part of a step that is about this item. */
export const sectionOf = (page: Page, { tourName }: CartItem): Locator => page.getByRole('region', { name: tourName, exact: true });

/** What was answered to a question of an item: by the booker, or by each traveller. */
type Answered = { item: CartItem; label: string; values: string[] };

/** Answers what has to be answered, each field as no other one where it is a line to type. */
export async function answerQuestions(page: Page, { items }: Cart): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const item of items) {
    for (const { label, required, options } of [...item.questions, ...item.passengersQuestions]) {
      if (!required) continue;
      const fields = sectionOf(page, item).getByLabel(label, { exact: true });
      await expect(fields.first()).toBeVisible();
      const values: string[] = [];
      for (const [index, field] of (await fields.all()).entries()) {
        if (options.length > 0) await field.selectOption({ index: 1 + (index % options.length) });
        else await field.fill(`Answer ${answered.length + 1}.${index + 1}`);
        values.push(await field.inputValue());
      }
      answered.push({ item, label, values });
    }
  }
  return answered;
}

type Look = (step: string) => Promise<void>;

async function answerAll(page: Page, locale: Locale, cart: Cart, look: Look): Promise<void> {
  const t = checkoutMessages(locale);
  await next(page, locale, 'questions');
  if (cart.items.some(({ startingPointEntryRequired }) => startingPointEntryRequired)) {
    await page.getByLabel(t.hotelName, { exact: true }).fill(hotel.hotelName);
    await page.getByLabel(t.hotelAddress, { exact: true }).fill(hotel.address);
  }
  await answerQuestions(page, cart);
  await look('questions');
}

/** Goes through every step up to the payment, and names each traveller once. @param look is called in each step before it is left */
export async function fillStepsOfSeveral(
  page: Page,
  locale: Locale,
  cart: Cart,
  booker: Booker,
  look: Look = () => Promise.resolve(),
): Promise<void> {
  await fillBooker(page, locale, booker);
  await look('billing');
  await next(page, locale, 'traveler_info');
  const names = nameFields(page, locale);
  await expect(names.first()).toBeVisible();
  const named = ['Ada Öztürk', 'Jonas Öztürk', 'Mira Öztürk'];
  for (const [index, field] of (await names.all()).entries()) {
    if ((await field.inputValue()) === '') await field.fill(named[index % named.length] ?? '');
  }
  await look('travellers');
  if (cart.items.some(asksQuestions)) await answerAll(page, locale, cart, look);
  await next(page, locale, 'payment');
}

/** What this tab's checkout is about. */
export const cartOn = async (page: Page): Promise<Cart> =>
  v.parse(cart, await page.evaluate(() => JSON.parse(sessionStorage.getItem('landfall:tab:cart') ?? 'null') as unknown));

/**
 * The time of a checkout is over; whoever asks for its places again gets all but those of one item, which somebody else has taken.
 * @param gone the place of that item in the cart
 */
export async function letTimeRunOut(page: Page, gone: number): Promise<void> {
  const jump = 15 * 60_000 + 10_000;
  await page.route(/\/holds$/, async (route) => {
    const wanted = route.request().postDataJSON() as { items: object[] };
    const answer = await route.fetch({ postData: { ...wanted, items: wanted.items.filter((_, index) => index !== gone) } });
    const { hold, items } = (await answer.json()) as { hold: Hold; items: object[] };
    // The server's clock did not jump along: its hold ends that much later here.
    const expiryTime = new Date(Date.parse(hold.expiryTime) + jump).toISOString();
    const unavailable = { status: 'unavailable', reason: 'sold_out', alternatives: [] };
    await route.fulfill({ json: { hold: { ...hold, expiryTime }, items: items.toSpliced(gone, 0, unavailable) } });
  });
  await page.clock.fastForward(jump);
}

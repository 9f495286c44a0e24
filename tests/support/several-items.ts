import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { Locale } from '#contracts/common.ts';
import { cart, cartOf, type Cart, type CartItem } from '#domain/cart.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { forAdults } from './adults.ts';
import { fillBooker, hotel, next, type Booker } from './checkout-page.ts';
import { shopperAt } from './order.ts';
import { openInTime } from './tour-page.ts';
import { freshVisit } from './visits.ts';

/** Rome, without much to ask; Rome, with a hotel pick-up; Hong Kong, on request, with questions to each traveller. */
const slugs = ['forum-and-palatine-at-first-light', 'tivoli-villas-with-hotel-pickup', 'kayaks-to-sharp-island'];

/** Opens the first step of a checkout, in English, that holds two adults' places on three tours. */
export async function openCheckoutOfThree(page: Page): Promise<Cart> {
  const visits = await Promise.all(slugs.map((slug) => freshVisit(slug, 'en')));
  const { hold, items } = await shopperAt(process.env.LANDFALL_URL ?? '').holdAll({
    items: visits.map(({ tour: { tourId }, day, time }) => ({ tourId, queryDate: day, startingTime: time, components: forAdults(2) })),
    currency: 'EUR',
  });
  const held = visits.flatMap(({ tour }, index) => {
    const item = items[index];
    return item?.status === 'held' ? [{ tour, quote: item.quote }] : [];
  });
  if (!hold || held.length < visits.length) throw new Error('the three tours could not be held');
  const three = cartOf(hold, 'EUR', held);
  await page.goto('/robots.txt');
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    },
    {
      'landfall:version': '8',
      'landfall:tab:cart': JSON.stringify(three),
      'landfall:tab:checkout-key': JSON.stringify(randomUUID()),
    },
  );
  await openInTime(page, () => page.goto(paths.checkout('en', 'personal_info')));
  return three;
}

/** The part of a step that is about this item. */
export const sectionOf = (page: Page, { tourName }: CartItem): Locator => page.getByRole('region', { name: tourName, exact: true });

/** Answers what has to be answered. */
async function fillRequired(page: Page, { items }: Cart): Promise<void> {
  for (const item of items) {
    for (const { label, required, options } of [...item.questions, ...item.passengersQuestions]) {
      if (!required) continue;
      const fields = sectionOf(page, item).getByLabel(label, { exact: true });
      await expect(fields.first()).toBeVisible();
      for (const field of await fields.all()) await (options.length > 0 ? field.selectOption({ index: 1 }) : field.fill('All is well'));
    }
  }
}

/** Goes through every step up to the payment, and names each traveller once. @param look is called in each step before it is left */
export async function fillStepsOfSeveral(
  page: Page,
  locale: Locale,
  cart: Cart,
  booker: Booker,
  look: (step: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const t = checkoutMessages(locale);
  await fillBooker(page, locale, booker);
  await look('billing');
  await next(page, locale, 'traveler_info');
  const names = page.getByLabel(t.travellerName);
  await expect(names.first()).toBeVisible();
  const named = ['Ada Öztürk', 'Jonas Öztürk', 'Mira Öztürk'];
  for (const [index, field] of (await names.all()).entries()) {
    if ((await field.inputValue()) === '') await field.fill(named[index % named.length] ?? '');
  }
  await look('travellers');
  await next(page, locale, 'questions');
  if (cart.items.some(({ startingPointEntryRequired }) => startingPointEntryRequired)) {
    await page.getByLabel(t.hotelName, { exact: true }).fill(hotel.hotelName);
    await page.getByLabel(t.hotelAddress, { exact: true }).fill(hotel.address);
  }
  await fillRequired(page, cart);
  await look('questions');
  await next(page, locale, 'payment');
}

/** What this tab's checkout is about. */
export const cartOn = async (page: Page): Promise<Cart> =>
  v.parse(cart, await page.evaluate(() => JSON.parse(sessionStorage.getItem('landfall:tab:cart') ?? 'null') as unknown));

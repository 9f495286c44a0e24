import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cartOf, type Cart } from '#domain/cart.ts';
import { paths } from '#domain/routes.ts';
import { forAdults } from './adults.ts';
import { shopperAt } from './order.ts';
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
  const cart = cartOf(hold, 'EUR', held);
  await page.goto('/robots.txt');
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    },
    {
      'landfall:version': '8',
      'landfall:tab:cart': JSON.stringify(cart),
      'landfall:tab:checkout-key': JSON.stringify(randomUUID()),
    },
  );
  await page.goto(paths.checkout('en', 'personal_info'));
  return cart;
}

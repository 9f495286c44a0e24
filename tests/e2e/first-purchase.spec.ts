import type { Locator, Page } from '@playwright/test';
import type { TourDetails } from '#contracts/tours.ts';
import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import {
  asksQuestions,
  cardField,
  cards,
  nameFields,
  newBooker,
  nextButton,
  orderButton,
  orderNumberOn,
} from '../support/checkout-page.ts';
import { CountedShopper } from '../support/counted.ts';
import { expect, test } from '../support/shop.ts';
import { bookingBar, bookingPanel } from '../support/tour-page.ts';

// 13 and 7, and one more of each. 23 and 9 before the panel started with two adults and the checkout of a short order was one page.
const most = { taps: 14, fields: 8 };

const [locale, t, c] = ['en', bookingMessages('en'), checkoutMessages('en')] as const;

test.use({ consent: null, locale: 'en-GB' });

/** The first tour of the home page that asks nothing beside who comes: questions are each tour's own. */
async function firstTour(page: Page): Promise<Locator> {
  const cards = page.getByRole('main').getByRole('article');
  for (const card of await cards.all()) {
    const tourId = (await card.locator('[data-price]').getAttribute('data-price')) ?? '';
    const answer = await page.request.get(`/api/vendor/tours/${tourId}`);
    if (!asksQuestions((await answer.json()) as TourDetails)) return card.getByRole('link').first();
  }
  throw new Error('every tour of the home page asks questions');
}

/**
 * A day of the shopper's own in place of the first free one, which a featured tour opens with, and a time where that day has several; two
 * adults are there already.
 */
async function chooseDay(page: Page, shopper: CountedShopper): Promise<void> {
  const [bar, panel] = [bookingBar(page, locale), bookingPanel(page, locale)];
  await expect(bar).toContainText('2 adults');
  await shopper.tap('the day', panel.locator('[aria-haspopup="dialog"]'));
  await shopper.tap('another day', page.getByRole('dialog', { name: t.chooseDate }).locator('[data-state="open"]').last());
  const time = panel.locator('label:has(input[type="radio"]:enabled)');
  await expect(time.first()).toBeVisible();
  if ((await time.count()) > 1) {
    await expect(time.first()).toBeInViewport();
    await shopper.tap('a starting time', time.first());
  }
  await shopper.tap('go to checkout', panel.getByRole('button', { name: t.book }));
}

test(
  'a shopper on a phone who knows neither city nor tour buys for two in few taps and typed fields',
  { tag: '@phone-only' },
  async ({ page }, { annotations }) => {
    const [shopper, booker] = [new CountedShopper(), newBooker()];
    await page.goto(paths.home(locale));
    await shopper.tap('a tour', await firstTour(page));
    await chooseDay(page, shopper);

    await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
    await shopper.type('first name', page.getByLabel(c.firstName, { exact: true }), booker.firstName);
    await shopper.type('last name', page.getByLabel(c.lastName, { exact: true }), booker.lastName);
    await shopper.type('e-mail', page.getByLabel(c.email, { exact: true }), booker.email);
    // Where it may stay empty, the field's name says so.
    const phone = page.getByLabel(c.phoneNumber, { exact: true });
    if (await phone.isVisible()) await shopper.type('telephone', phone, '020 7946 0958');
    await expect(nameFields(page, locale)).toHaveValue(`${booker.firstName} ${booker.lastName}`);
    await shopper.tap('continue', nextButton(page, locale, 'payment'));

    await expect(page).toHaveURL(paths.checkout(locale, 'payment'));
    await shopper.type('card number', cardField(page, locale, 'number'), cards.plain);
    await shopper.type('expiry date', cardField(page, locale, 'expiry'), '1234');
    await shopper.type('security code', cardField(page, locale, 'cvc'), '123');
    await shopper.tap('order', orderButton(page, locale));
    await orderNumberOn(page, locale);

    annotations.push({ type: 'counted', description: shopper.account });
    process.stdout.write(`${shopper.account}\n`);
    expect(shopper.taps, shopper.account).toBeLessThanOrEqual(most.taps);
    expect(shopper.fields, shopper.account).toBeLessThanOrEqual(most.fields);
  },
);

import type { Locale } from '#contracts/common.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { paymentErrorText } from '#i18n/payment-errors/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { bankButton, cards, fillCard, fillSteps, newBooker, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { bookingOf, mailTo } from '../support/back-office.ts';
import { expectBooked } from '../support/expect-booked.ts';
import { answered, expect, test } from '../support/shop.ts';
import { chooseVisit, goToCheckout, type Quantities } from '../support/tour-page.ts';
import { freshVisit } from '../support/visits.ts';

type Case = { locale: Locale; slug: string; buys: Quantities; travellers: number; about: string };

const plain: Case[] = [
  {
    locale: 'en',
    slug: 'forum-and-palatine-at-first-light',
    buys: { Adult: 2, 'Personal headset': 1 },
    travellers: 2,
    about: 'a tour with a question and an extra',
  },
  { locale: 'de', slug: 'sagrada-familia-and-passeig-de-gracia', buys: { Erwachsener: 1 }, travellers: 1, about: 'a tour' },
];
const secured: Case[] = [
  { locale: 'en', slug: 'tosca-on-via-giulia', buys: { Stalls: 2 }, travellers: 2, about: 'a show' },
  { locale: 'de', slug: 'tivoli-villas-with-hotel-pickup', buys: { Erwachsener: 1 }, travellers: 1, about: 'a tour with a pick-up' },
];

for (const { locale, slug, buys, travellers, about } of plain) {
  test(`buys ${about} with a plain card, ${locale}`, atOneWidth(locale), async ({ page }) => {
    const [visit, booker] = [await freshVisit(slug, locale), newBooker()];
    const quote = await chooseVisit(page, locale, visit, buys);
    await goToCheckout(page, locale);
    await fillSteps(page, locale, visit.tour, booker);
    await fillCard(page, locale, cards.plain);
    await orderButton(page, locale).click();
    await expectBooked(page, { locale, visit, quote, booker, travellers });
  });
}

for (const { locale, slug, buys, travellers, about } of secured) {
  test(`buys ${about} with 3-D Secure, ${locale}`, atOneWidth(locale), async ({ page }) => {
    const [visit, booker] = [await freshVisit(slug, locale), newBooker()];
    const quote = await chooseVisit(page, locale, visit, buys);
    await goToCheckout(page, locale);
    await fillSteps(page, locale, visit.tour, booker);
    await fillCard(page, locale, cards.threeDSecure);
    await orderButton(page, locale).click();
    await bankButton(page, locale, 'complete').click();
    await expectBooked(page, { locale, visit, quote, booker, travellers });
  });
}

test.describe('a card that the bank refuses', () => {
  test.use({ allowedErrors: [answered(402)] });

  test('is followed by another card', atOneWidth('de'), async ({ page }) => {
    const locale = 'de';
    const [visit, booker] = [await freshVisit('fountains-and-squares-after-dark', locale), newBooker()];
    const quote = await chooseVisit(page, locale, visit, { Erwachsener: 1 });
    await goToCheckout(page, locale);
    await fillSteps(page, locale, visit.tour, booker);
    await fillCard(page, locale, cards.declined);
    await orderButton(page, locale).click();
    await expect(page.getByRole('alert').filter({ hasText: checkoutMessages(locale).paymentErrorTitle })).toContainText(
      paymentErrorText({ code: 'card_declined' }, locale),
    );
    await fillCard(page, locale, cards.plain);
    await orderButton(page, locale).click();
    await expectBooked(page, { locale, visit, quote, booker, travellers: 1 });
  });
});

test('a tour on request is asked for, and the amount only reserved', async ({ page }) => {
  const [visit, booker] = [await freshVisit('parliament-and-the-square-of-1956', 'en'), newBooker()];
  await chooseVisit(page, 'en', visit, { Adult: 2 });
  await goToCheckout(page, 'en');
  await fillSteps(page, 'en', visit.tour, booker);
  await expect(page.getByText(checkoutMessages('en').onRequestText)).toBeVisible();
  await fillCard(page, 'en', cards.plain);
  await orderButton(page, 'en').click();
  expect(await bookingOf(await orderNumberOn(page, 'en'))).toMatchObject({ status: 'on_request', payment: 'authorised' });
  expect((await mailTo(booker.email)).attachments.filter(({ mimeType }) => mimeType === 'application/pdf')).toEqual([]);
});

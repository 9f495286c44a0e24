import type { Page } from '@playwright/test';
import type { CartItem } from '#domain/cart.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { bookingOf } from '../support/back-office.ts';
import { cards, fillBooker, fillCard, hotel, nameFields, newBooker, next, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import {
  answerQuestions,
  letTimeRunOut,
  toursThatNameEverybody,
  openCheckoutOf,
  openCheckoutOfThree,
  sectionOf,
} from '../support/several-items.ts';
import { expect, test } from '../support/shop.ts';

const t = checkoutMessages('en');

/** The time is over, and the first item of the cart is gone: on with the rest. */
async function goOnWithoutTheFirst(page: Page): Promise<void> {
  await letTimeRunOut(page, 0);
  await page.getByRole('dialog').getByRole('button', { name: t.renew }).click();
  const dialog = page.getByRole('dialog', { name: t.someGoneTitle(1) });
  await dialog.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test.describe('the first of three is gone (fault 37)', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('at the questions: every answer stays with its own tour, and is ordered with it', async ({ page }) => {
    const cart = await openCheckoutOfThree(page);
    const [, tivoli, kayaks] = cart.items;
    if (!tivoli || !kayaks) throw new Error('three tours were expected');
    const booker = newBooker();
    await fillBooker(page, 'en', booker);
    await next(page, 'en', 'traveler_info');
    await expect(nameFields(page, 'en')).toHaveCount(3);
    await next(page, 'en', 'questions');
    await page.getByLabel(t.hotelName, { exact: true }).fill(hotel.hotelName);
    await page.getByLabel(t.hotelAddress, { exact: true }).fill(hotel.address);
    const answers = await answerQuestions(page, cart);
    await page.getByLabel(t.commentsToAll).fill('We come by train');

    await goOnWithoutTheFirst(page);
    await expect(sectionOf(page, tivoli).getByLabel(t.hotelName, { exact: true })).toHaveValue(hotel.hotelName);
    await expect(sectionOf(page, tivoli).getByLabel(t.hotelAddress, { exact: true })).toHaveValue(hotel.address);
    for (const { item, label, values } of answers) {
      const fields = sectionOf(page, item).getByLabel(label, { exact: true });
      await expect(fields).toHaveCount(values.length);
      for (const [index, value] of values.entries()) await expect(fields.nth(index)).toHaveValue(value);
    }
    await expect(page.getByLabel(t.commentsToAll)).toHaveValue('We come by train');

    await next(page, 'en', 'payment');
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    const number = await orderNumberOn(page, 'en');
    const [first, second] = await Promise.all([1, 2].map((position) => bookingOf(`${number}-${position}`)));
    expect(first?.tourId).toBe(tivoli.tourId);
    expect(first?.order.startingPointInformation).toEqual(hotel);
    expect(second?.tourId).toBe(kayaks.tourId);
    expect(second?.order.startingPointInformation).toBeUndefined();
    const asked = answers.filter(({ item }) => item === kayaks).flatMap(({ values }) => values);
    expect(asked).not.toEqual([]);
    expect(second?.order.bookingQuestionsAnswers.map(({ answer }) => answer).sort()).toEqual(asked.sort());
  });

  test('at the travellers: every name stays with its own tour', async ({ page }) => {
    const { items } = (await openCheckoutOf(page, toursThatNameEverybody)).cart;
    await fillBooker(page, 'en', newBooker());
    await next(page, 'en', 'traveler_info');
    const names = nameFields(page, 'en');
    await names.nth(1).fill('Jonas Öztürk');
    await names.nth(3).fill('Mira Öztürk');
    await names.nth(5).fill('Traveller 3');

    await goOnWithoutTheFirst(page);
    await expect(names).toHaveCount(4);
    for (const [index, second] of ['Mira Öztürk', 'Traveller 3'].entries()) {
      const own = nameFields(sectionOf(page, items[index + 1] as CartItem), 'en');
      await expect(own.nth(0)).toHaveValue('Ada Öztürk');
      await expect(own.nth(1)).toHaveValue(second);
    }
    await page.reload();
    await expect(names.nth(1)).toHaveValue('Mira Öztürk');
    await expect(names.nth(3)).toHaveValue('Traveller 3');
  });
});

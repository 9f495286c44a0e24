import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';
import type { TourDetails } from '#contracts/tours.ts';
import type { Cart, CartItem } from '#domain/cart.ts';
import { priceText } from '#domain/money.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { promotionMessages } from '#i18n/promotion/index.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import { waiverMessages } from '#i18n/waivers/index.ts';
import { newVoucher } from '../support/back-office.ts';
import {
  cardField,
  cards,
  hotel,
  nameFields,
  newBooker,
  nextButton,
  orderButton,
  orderNumberOn,
  transferFields,
} from '../support/checkout-page.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { sampleAnswer } from '../support/order.ts';
import { promoted } from '../support/promoted.ts';
import { openCheckoutOf, sectionOf } from '../support/several-items.ts';
import { expect, test } from '../support/shop.ts';
import { appliedVoucher, voucherField, voucherTexts } from '../support/voucher-page.ts';
import { expectAccessible, narrow, pageRules, scrollToTop, wide } from './axe.ts';

/** Asks for a waiver, and takes young people along; from an airport to a hotel. */
const [cave, transfer] = ['caving-under-the-buda-hills', 'van-from-the-airport-to-your-hotel'];

const germany = { en: 'Germany', de: 'Deutschland' };

/** Two adults, and in the cave a minor with them. */
const three = ({ normalizedUrlPath }: TourDetails) =>
  normalizedUrlPath.includes(cave)
    ? {
        ageGroup: [
          { id: 'adult', quantity: 2 },
          { id: 'youth', quantity: 1 },
        ],
      }
    : undefined;

/** By keyboard, from where the focus is; what is chosen from a list is typed, as its options are found by their first letters. */
async function answer(page: Page, item: CartItem, question: Question): Promise<void> {
  const { label, options } = question;
  const section = sectionOf(page, item);
  const lists = section.getByRole('combobox', { name: label, exact: true });
  const boxes = section.getByRole('group', { name: label, exact: true }).getByRole('radio');
  const clocks = section.getByLabel(label).and(page.locator('[type="date"], [type="time"]'));
  const lines = section.getByRole('textbox', { name: label, exact: true });
  await expect(lists.or(boxes).or(clocks).or(lines).first()).toBeVisible();
  for (const list of await lists.all()) await typeInto(page, list, options[0]?.label ?? 'Germany');
  if ((await boxes.count()) > 0) await press(page, boxes.first(), 'Space');
  for (const clock of await clocks.all()) await clock.fill(sampleAnswer(question));
  for (const line of await lines.all()) await typeInto(page, line, sampleAnswer(question));
}

async function fillTransfer(page: Page, locale: Locale, { startingTime }: CartItem): Promise<void> {
  const t = checkoutMessages(locale);
  const [pickup, dropOff] = [transferFields(page, locale, 'pickup'), transferFields(page, locale, 'dropOff')];
  await press(page, pickup.getByRole('radio').first(), 'Space');
  await typeInto(page, pickup.getByLabel(t.flight, { exact: true }), 'VY 1877');
  const landing = pickup.getByLabel(t.pickupTime, { exact: true });
  await tabTo(page, landing);
  // How a time is typed depends on the browser's language; what it is set to does not.
  await landing.fill(startingTime);
  await expect(pickup.getByText(t.landsTooLate)).toBeVisible();
  await scrollToTop(page);
  await expectAccessible(page, 'a flight that lands too late');
  await landing.fill('23:00');
  await expect(pickup.getByText(t.landsTooLate)).toBeHidden();
  await typeInto(page, dropOff.getByLabel(t.hotelName, { exact: true }), hotel.hotelName);
  await typeInto(page, dropOff.getByLabel(t.hotelAddress, { exact: true }), hotel.address);
}

async function fillSteps(page: Page, locale: Locale, { items }: Cart): Promise<void> {
  const t = checkoutMessages(locale);
  const { firstName, lastName, email } = newBooker();
  await typeInto(page, page.getByLabel(t.firstName, { exact: true }), firstName);
  await typeInto(page, page.getByLabel(t.lastName, { exact: true }), lastName);
  await typeInto(page, page.getByLabel(t.email, { exact: true }), email);
  await typeInto(page, page.getByLabel(t.phoneCountry, { exact: true }), germany[locale]);
  await typeInto(page, page.getByLabel(t.phoneNumber, { exact: true }), '030 901820');
  await scrollToTop(page);
  await expectAccessible(page, 'who books three things');
  await press(page, nextButton(page, locale, 'traveler_info'));
  const names = nameFields(page, locale);
  await expect(names.first()).toHaveValue(`${firstName} ${lastName}`);
  for (const name of await names.all()) if ((await name.inputValue()) === '') await typeInto(page, name, 'Jonas Öztürk');
  await press(page, nextButton(page, locale, 'questions'));
  await expect(page.getByRole('heading', { level: 1, name: t.questionsTitle })).toBeVisible();
  await scrollToTop(page);
  await expectAccessible(page, 'places to choose from, and questions');
  for (const item of items) {
    if (item.pickupPlaces.length > 0) await fillTransfer(page, locale, item);
    for (const question of [...item.questions, ...item.passengersQuestions])
      if (question.required && !question.onlyIf) await answer(page, item, question);
  }
  await press(page, nextButton(page, locale, 'payment'));
  await expect(cardField(page, locale, 'number')).toBeVisible();
}

async function payWithVoucher(page: Page, locale: Locale): Promise<void> {
  const texts = voucherTexts(locale);
  const code = await newVoucher('--percent 10');
  await press(page, page.getByRole('button', { name: texts.title }));
  await typeInto(page, voucherField(page, locale), code);
  await press(page, page.getByRole('button', { name: texts.apply, exact: true }));
  await expect(appliedVoucher(page, locale, code)).toBeVisible();
  await scrollToTop(page);
  await expectAccessible(page, 'a transfer, a promotion and a voucher, to be paid');
  await typeInto(page, cardField(page, locale, 'number'), cards.plain);
  await typeInto(page, cardField(page, locale, 'expiry'), '1234');
  await typeInto(page, cardField(page, locale, 'cvc'), '123');
  await press(page, orderButton(page, locale));
}

/** Each of the three, the minor by a guardian; from a page that lists them. */
async function signAll(page: Page, locale: Locale): Promise<void> {
  const say = waiverMessages(locale);
  for (let left = 3; left > 0; left -= 1) {
    const next = page.locator('a.go');
    await expect(next).toHaveCount(left);
    await press(page, next.first());
    await press(page, page.getByRole('checkbox'), 'Space');
    await typeInto(page, page.getByRole('textbox').first(), 'Ada Öztürk');
    await press(page, page.getByRole('button', { name: say.submit }));
    await press(page, page.getByRole('link', { name: say.backToList }));
  }
  await expect(page.getByText(say.allSigned)).toBeVisible();
  await expectAccessible(page, 'all have signed', [narrow, wide], pageRules);
}

test('a waiver for three, a transfer with a flight, a voucher and a promotion are bought by keyboard alone', async ({ page }) => {
  const locale = 'de';
  test.setTimeout(240_000);
  const offer = await promoted(locale);
  const { cart } = await openCheckoutOf(page, [offer.slug, cave, transfer], { locale, components: three });
  const t = confirmationMessages(locale);
  const [promotedItem] = cart.items;
  const saved = (promotedItem?.grossTotal ?? 0) - (promotedItem?.grandTotal ?? 0);
  await expect(page.getByText(promotionMessages(locale).saved({ amount: priceText(saved, 'EUR', locale) }))).toBeAttached();
  await fillSteps(page, locale, cart);
  await payWithVoucher(page, locale);
  await orderNumberOn(page, locale);
  await expect(page.getByText(transferMessages(locale).lands({ flight: 'VY1877', time: '23:00' }))).toBeVisible();
  await scrollToTop(page);
  await expectAccessible(page, 'three things are booked');
  await press(page, page.getByRole('link', { name: t.waiver }));
  await signAll(page, locale);
});

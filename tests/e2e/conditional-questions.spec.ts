import type { Page } from '@playwright/test';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { Question } from '#contracts/questions.ts';
import type { CartItem } from '#domain/cart.ts';
import { dateQuestionMessages } from '#i18n/question-date/index.ts';
import { flightQuestionMessages } from '#i18n/question-flight/index.ts';
import { phoneQuestionMessages } from '#i18n/question-phone/index.ts';
import { questionFieldMessages } from '#i18n/question-fields/index.ts';
import { textQuestionMessages } from '#i18n/question-text/index.ts';
import { timeQuestionMessages } from '#i18n/question-time/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import {
  fillBooker,
  fillCard,
  fillHotel,
  cards,
  newBooker,
  next,
  nextButton,
  orderButton,
  orderNumberOn,
} from '../support/checkout-page.ts';
import { openCheckoutOf, sectionOf } from '../support/several-items.ts';
import { expect, test } from '../support/shop.ts';

/** Asks where its guests go afterwards, and by which ship or flight; asks for injuries, and what they are. */
const slugs = ['lantau-buddha-and-tai-o', 'caving-under-the-buda-hills'];

function questionOf({ tourName, questions }: CartItem, wanted: string): Question {
  const question = questions.find(({ id }) => id === wanted);
  if (!question) throw new Error(`${tourName} does not ask for ${wanted}`);
  return question;
}

/** The field of a question to the booker. */
const fieldOf = (page: Page, item: CartItem, id: string) => sectionOf(page, item).getByLabel(questionOf(item, id).label, { exact: true });

test('questions appear with the answers that they depend on, and are bought with them', atOneWidth('de'), async ({ page }) => {
  const locale = 'de';
  test.setTimeout(120_000);
  const { items } = (await openCheckoutOf(page, slugs, { locale })).cart;
  const [island, cave] = items;
  if (!island || !cave) throw new Error('two tours are held');
  await fillBooker(page, locale, newBooker());
  await next(page, locale, 'traveler_info');
  await next(page, locale, 'questions');

  await fillHotel(page, locale, 'pickup');
  for (const item of items)
    for (const { label } of item.passengersQuestions)
      for (const list of await sectionOf(page, item).getByRole('combobox', { name: label }).all()) await list.selectOption({ index: 1 });

  const onwards = sectionOf(page, island).getByRole('combobox', { name: questionOf(island, 'onwards').label });
  const [ship, flight, takeOff] = ['ship', 'flight', 'take-off'].map((id) => fieldOf(page, island, id));
  const injuries = sectionOf(page, cave).getByRole('group', { name: questionOf(cave, 'injuries').label });
  const health = fieldOf(page, cave, 'health');
  const contact = sectionOf(page, cave).getByRole('textbox', { name: questionOf(cave, 'contact').label });
  if (!ship || !flight || !takeOff) throw new Error('all are fields');
  for (const hidden of [ship, flight, takeOff, health]) await expect(hidden).toHaveCount(0);

  await onwards.selectOption('airport');
  await expect(ship).toHaveCount(0);
  await flight.fill('400');
  await injuries.getByRole('radio').first().check();
  await contact.fill('12');
  await nextButton(page, locale, 'payment').click();
  await expect(flight).toBeFocused();
  await expect(flight).toHaveAccessibleDescription(new RegExp(flightQuestionMessages(locale).not_a_flight));
  await expect(takeOff).toHaveAccessibleDescription(timeQuestionMessages(locale).required);
  await expect(health).toHaveAccessibleDescription(textQuestionMessages(locale).required);
  await expect(contact).toHaveAccessibleDescription(new RegExp(phoneQuestionMessages(locale).not_a_number));
  const mistakes = page.getByRole('alert').getByRole('link');
  await expect(mistakes).toHaveCount(4);

  await onwards.selectOption('ship');
  await expect(mistakes).toHaveCount(2);
  await expect(ship).toBeVisible();
  await expect(flight).toHaveCount(0);
  await ship.fill('Abendstern');
  await onwards.selectOption('airport');
  await expect(flight).toHaveValue('400');
  await flight.fill('lh 400');
  await takeOff.fill('21:45');
  await injuries.getByRole('radio').last().check();
  await expect(health).toHaveCount(0);
  await sectionOf(page, cave)
    .getByRole('combobox', { name: questionFieldMessages(locale).countryOf({ question: questionOf(cave, 'contact').label }) })
    .selectOption('DE');
  await contact.fill('030 901820');

  await page.reload();
  await expect(flight).toHaveValue('lh 400');
  await expect(takeOff).toHaveValue('21:45');
  await expect(contact).toHaveValue('+4930901820');
  await next(page, locale, 'payment');
  await fillCard(page, locale, cards.plain);
  const order = page.waitForRequest(/\/shopper\/checkout$/);
  await orderButton(page, locale).click();
  const { bookingQuestionsAnswers } = (await order).postDataJSON() as CheckoutRequest;
  const ofBooker = bookingQuestionsAnswers.filter(({ participant }) => participant === undefined);
  expect(ofBooker).toEqual([
    { questionId: 'onwards', answer: 'airport' },
    { questionId: 'flight', answer: 'LH400' },
    { questionId: 'take-off', answer: '21:45' },
    { questionId: 'injuries', cartItem: 1, answer: 'no' },
    { questionId: 'contact', cartItem: 1, answer: '+4930901820' },
  ]);
  await orderNumberOn(page, locale);
});

test('a day that is typed in part is not taken for none', async ({ page }) => {
  const { items } = (await openCheckoutOf(page, ['caving-under-the-buda-hills'])).cart;
  const [cave] = items;
  if (!cave) throw new Error('the tour is held');
  await fillBooker(page, 'en', newBooker());
  await next(page, 'en', 'traveler_info');
  await next(page, 'en', 'questions');
  for (const size of await page
    .getByRole('main')
    .getByRole('combobox', { name: cave.passengersQuestions[0]?.label ?? '' })
    .all())
    await size.selectOption({ index: 1 });
  await page.getByRole('radio').first().check();
  await page.getByLabel(questionOf(cave, 'health').label, { exact: true }).fill('A knee');
  const injuredOn = page.getByLabel(questionOf(cave, 'injured-on').label);
  await injuredOn.focus();
  await page.keyboard.type('02');
  await nextButton(page, 'en', 'payment').click();
  await expect(injuredOn).toBeFocused();
  await expect(injuredOn).toHaveAccessibleDescription(dateQuestionMessages('en').not_a_day);
  await injuredOn.fill(cave.queryDate);
  await next(page, 'en', 'payment');
});

import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';
import type { TourDetails } from '#contracts/tours.ts';
import type { Direction } from '#contracts/transfers.ts';
import { paths, type CheckoutStep } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { sampleAnswer } from './order.ts';

/** Stripe's test cards: https://docs.stripe.com/testing */
export const cards = {
  plain: '4242424242424242',
  declined: '4000000000000002',
  threeDSecure: '4000002500003155',
  disputed: '4000000000000259',
} as const;

export type Booker = { firstName: string; lastName: string; email: string };

/** A booker whom no other test knows. */
export const newBooker = (): Booker => ({ firstName: 'Ada', lastName: 'Öztürk', email: `ada.${randomUUID()}@shopper.example` });

export const hotel = { hotelName: 'Hotel Aurelia', address: 'Via Aurelia 12' };

/** The button that leads on from a page that asks. @param to the payment, where nothing is asked any more */
export function nextButton(page: Page, locale: Locale, to?: CheckoutStep): Locator {
  const t = checkoutMessages(locale);
  return page.getByRole('button', { name: to === 'payment' ? t.toPayment : t.next, exact: true });
}

export async function next(page: Page, locale: Locale, step: CheckoutStep): Promise<void> {
  await nextButton(page, locale, step).click();
  await expect(page).toHaveURL(paths.checkout(locale, step));
}

/** Goes to the fields of a step that are further down on this page, where all are on one, or else on the next page. */
async function goOnTo(page: Page, locale: Locale, step: CheckoutStep): Promise<void> {
  if (await nextButton(page, locale, 'payment').isHidden()) await next(page, locale, step);
}

export async function fillBooker(page: Page, locale: Locale, { firstName, lastName, email }: Booker): Promise<void> {
  const t = checkoutMessages(locale);
  await page.getByLabel(t.firstName, { exact: true }).fill(firstName);
  await page.getByLabel(t.lastName, { exact: true }).fill(lastName);
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.phoneCountry, { exact: true }).selectOption('DE');
  await page.getByLabel(t.phoneNumber, { exact: true }).fill('030 901820');
}

/** The names of those travellers who have to be named. */
export function nameFields(within: Page | Locator, locale: Locale): Locator {
  return within.getByRole('textbox', { name: new RegExp(`^${checkoutMessages(locale).travellerName({ traveller: '' })}`) });
}

/** The booker is the first traveller; others who have to be named get names of their own. */
export async function fillTravellers(page: Page, locale: Locale, { firstName, lastName }: Booker): Promise<void> {
  const names = nameFields(page, locale);
  await expect(names.first()).toHaveValue(`${firstName} ${lastName}`);
  for (let i = 1; i < (await names.count()); i += 1) await names.nth(i).fill(`Traveller ${i + 1}`);
}

/** Goes by what the page shows: a list to choose from, boxes to tick, or a line, a day or a time to type. */
async function answer(page: Page, question: Question): Promise<void> {
  const { label, onlyIf } = question;
  const lists = page.getByRole('combobox', { name: label, exact: true });
  const clocks = page.getByLabel(label).and(page.locator('[type="date"], [type="time"]'));
  const lines = page.getByRole('textbox', { name: label }).or(clocks);
  const boxes = page.getByRole('group', { name: label });
  const fields = lists.or(lines).or(boxes);
  // What depends on an answer that was not given is not there.
  if (onlyIf && (await fields.count()) === 0) return;
  await expect(fields.first()).toBeVisible();
  for (const list of await lists.all()) await list.selectOption({ index: 1 });
  for (const line of await lines.all()) await line.fill(sampleAnswer(question));
  for (const group of await boxes.all()) await group.getByRole('radio').or(group.getByRole('checkbox')).first().check();
}

type Asking = Pick<TourDetails, 'questions' | 'passengersQuestions' | 'startingPointEntryRequired' | 'dropOffPointEntryRequired'>;

export const asksQuestions = (tour: Asking): boolean =>
  tour.questions.length + tour.passengersQuestions.length > 0 || tour.startingPointEntryRequired || tour.dropOffPointEntryRequired;

/** Where guests are fetched, or brought. */
export const transferFields = (page: Page, locale: Locale, direction: Direction): Locator =>
  page.getByRole('group', { name: checkoutMessages(locale)[`${direction}Title`], exact: true });

/** Says that it is at a hotel, which stands first where there are other places. */
export async function fillHotel(page: Page, locale: Locale, direction: Direction): Promise<void> {
  const t = checkoutMessages(locale);
  const fields = transferFields(page, locale, direction);
  await fields.waitFor();
  if ((await fields.getByRole('radio').count()) > 0) await fields.getByRole('radio').first().check();
  await fields.getByLabel(t.hotelName, { exact: true }).fill(hotel.hotelName);
  await fields.getByLabel(t.hotelAddress, { exact: true }).fill(hotel.address);
}

export async function fillQuestions(page: Page, locale: Locale, tour: TourDetails): Promise<void> {
  if (tour.startingPointEntryRequired) await fillHotel(page, locale, 'pickup');
  if (tour.dropOffPointEntryRequired) await fillHotel(page, locale, 'dropOff');
  for (const question of [...tour.questions, ...tour.passengersQuestions]) await answer(page, question);
}

/** Fills in all that is asked for, on one page or on several, up to the payment. */
export async function fillSteps(page: Page, locale: Locale, tour: TourDetails, booker: Booker): Promise<void> {
  await fillBooker(page, locale, booker);
  await goOnTo(page, locale, 'traveler_info');
  await fillTravellers(page, locale, booker);
  if (asksQuestions(tour)) {
    await goOnTo(page, locale, 'questions');
    await fillQuestions(page, locale, tour);
  }
  await next(page, locale, 'payment');
}

/** How the payment provider's own fields and the bank's page are called; they are not the shop's words. */
const provider = {
  en: {
    number: 'Card number',
    expiry: 'Expiration date',
    cvc: 'Security code',
    complete: 'Complete authentication',
    fail: 'Fail authentication',
  },
  de: {
    number: 'Kartennummer',
    expiry: 'Ablaufdatum',
    cvc: 'Prüfnummer',
    complete: 'Authentifizierung abschließen',
    fail: 'Authentifizierung ablehnen',
  },
} as const;

export const cardField = (page: Page, locale: Locale, part: 'number' | 'expiry' | 'cvc'): Locator =>
  page.getByRole('textbox', { name: provider[locale][part], exact: true });

export async function fillCard(page: Page, locale: Locale, number: string): Promise<void> {
  await cardField(page, locale, 'number').fill(number);
  await cardField(page, locale, 'expiry').fill('12 / 34');
  await cardField(page, locale, 'cvc').fill('123');
}

/** A button of the bank's page, which opens for 3-D Secure. */
export const bankButton = (page: Page, locale: Locale, choice: 'complete' | 'fail'): Locator =>
  page.getByRole('dialog').getByRole('button', { name: provider[locale][choice] });

/** Whatever the total that it names. */
export const orderButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', { name: checkoutMessages(locale).order({ total: '' }).trim() });

/** Waits for the confirmation. @returns its order number */
export async function orderNumberOn(page: Page, locale: Locale): Promise<string> {
  const t = confirmationMessages(locale);
  await expect(page).toHaveURL(paths.confirmation(locale), { timeout: 20_000 });
  const number = page.getByRole('region', { name: t.order }).getByRole('definition').first();
  await expect(number).toHaveText(/^LF-/);
  return number.innerText();
}

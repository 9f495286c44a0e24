import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { stepsOfBrand } from '#domain/checkout-steps.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { selectQuestionMessages } from '#i18n/question-select/index.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import {
  fillBooker,
  fillQuestions,
  fillTravellers,
  hotel,
  nameFields,
  newBooker,
  next,
  nextButton,
  orderButton,
} from '../support/checkout-page.ts';
import { openCheckoutOf } from '../support/several-items.ts';
import { expect, test } from '../support/shop.ts';
import { chooseVisit, goToCheckout } from '../support/tour-page.ts';
import { freshVisit, type Visit } from '../support/visits.ts';

const t = checkoutMessages('en');

/** A hotel, two questions and the name of who leads: all of it on one page. */
const short = 'tivoli-villas-with-hotel-pickup';
/** Names and two answers of everybody, and a question: a page for each step. */
const long = 'three-days-from-dunes-to-hatta';

/** Two adults on one tour. */
async function startCheckout(page: Page, slug = short, locale: Locale = 'en'): Promise<Visit> {
  const [visit] = (await openCheckoutOf(page, [slug], { locale })).visits;
  if (!visit) throw new Error(`${slug} could not be held`);
  return visit;
}

const stepList = (page: Page) => page.getByRole('navigation', { name: t.steps }).getByRole('listitem');

test('a reload and the ways back resume at the step that is due, with all that was typed (fault 9)', async ({ page }) => {
  const [visit, booker] = [await startCheckout(page, long), newBooker()];
  await page.goto(paths.checkout('en', 'questions'));
  await expect(page, 'not reached yet').toHaveURL(paths.checkout('en', 'personal_info'));
  await expect(stepList(page)).toContainText([t.personal_info, t.traveler_info, t.questions, t.payment]);
  await fillBooker(page, 'en', booker);
  await page.reload();
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(booker.email);
  await expect(page.getByLabel(t.phoneCountry, { exact: true })).toHaveValue('DE');
  await next(page, 'en', 'traveler_info');

  await fillTravellers(page, 'en', booker);
  await page.reload();
  await expect(nameFields(page, 'en').nth(1)).toHaveValue('Traveller 2');
  await page.getByRole('link', { name: t.back, exact: true }).click();
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(booker.email);
  await page.goBack();
  await expect(nameFields(page, 'en').nth(1), 'back by the browser').toHaveValue('Traveller 2');
  await next(page, 'en', 'questions');

  await fillQuestions(page, 'en', visit.tour);
  await page.reload();
  await expect(page.getByRole('textbox', { name: visit.tour.questions[0]?.label ?? '' })).toHaveValue('All is well');
  await next(page, 'en', 'payment');

  await page.reload();
  await expect(orderButton(page, 'en')).toBeVisible();
  await expect(page.getByText('Traveller 2')).toBeVisible();
});

test('a short order is on one page, and a reload resumes it with all that was typed', async ({ page }) => {
  const [visit, booker] = [await startCheckout(page), newBooker()];
  await expect(page.getByRole('heading', { level: 1, name: t.informationTitle })).toBeVisible();
  await expect(stepList(page)).toContainText([t.information, t.payment]);
  await expect(stepList(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 2, name: /\?$|^A few/ })).toHaveText([
    t.personal_infoTitle,
    t.traveler_infoTitle,
    t.questionsTitle,
  ]);
  await fillBooker(page, 'en', booker);
  // The booker leads, and nobody else has to be named.
  await expect(nameFields(page, 'en')).toHaveValue('Ada Öztürk');
  await fillQuestions(page, 'en', visit.tour);
  await page.reload();
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(booker.email);
  await expect(nameFields(page, 'en')).toHaveValue('Ada Öztürk');
  await expect(page.getByLabel(t.hotelName, { exact: true })).toHaveValue(hotel.hotelName);
  await next(page, 'en', 'payment');

  await page.reload();
  await expect(orderButton(page, 'en')).toBeVisible();
  await expect(page.getByText(hotel.hotelName)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(t.hotelName, { exact: true })).toHaveValue(hotel.hotelName);
});

test('the addresses of the steps of a short order lead to their parts of the page', async ({ page }) => {
  const [visit, booker] = [await startCheckout(page), newBooker()];
  await page.goto(paths.checkout('en', 'payment'));
  await expect(page, 'not reached yet').toHaveURL(paths.checkout('en', 'personal_info'));
  for (const step of ['traveler_info', 'questions'] as const) {
    await page.goto(paths.checkout('en', step));
    await expect(page).toHaveURL(`${paths.checkout('en', 'personal_info')}#${step}`);
    const heading = page.getByRole('heading', { level: 2, name: t[`${step}Title`] });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  }
  await fillBooker(page, 'en', booker);
  await fillQuestions(page, 'en', visit.tour);
  await next(page, 'en', 'payment');
  await page.getByRole('link', { name: t.changeOf({ what: transferMessages('en').pickup }) }).click();
  await expect(page.getByRole('heading', { level: 2, name: t.questionsTitle })).toBeFocused();
  await expect(page.getByLabel(t.hotelName, { exact: true })).toHaveValue(hotel.hotelName);
});

test("who leads is called as the booker, also once the booker's name is corrected on its own page", async ({ page }) => {
  await startCheckout(page, long);
  const booker = newBooker();
  await fillBooker(page, 'en', { ...booker, lastName: 'Oztrk' });
  await next(page, 'en', 'traveler_info');
  await expect(nameFields(page, 'en').first()).toHaveValue(`${booker.firstName} Oztrk`);
  await page.getByRole('link', { name: t.back, exact: true }).click();
  await page.getByLabel(t.lastName, { exact: true }).fill(booker.lastName);
  await next(page, 'en', 'traveler_info');
  await expect(nameFields(page, 'en').first()).toHaveValue(`${booker.firstName} ${booker.lastName}`);
});

/** Playwright's browser keeps no pages for the way back: the event that such a page gets has to do. */
test('who else leads is not overwritten; a page that the browser kept for the way back is filled from what was typed since', async ({
  page,
}) => {
  await startCheckout(page);
  await page.getByLabel(t.firstName, { exact: true }).fill('Ada');
  await expect(nameFields(page, 'en')).toHaveValue('Ada');
  await nameFields(page, 'en').fill('Jonas Öztürk');
  await page.getByLabel(t.lastName, { exact: true }).fill('Öztürk');
  await expect(nameFields(page, 'en')).toHaveValue('Jonas Öztürk');

  const booker = newBooker();
  await fillBooker(page, 'en', booker);
  const email = page.getByLabel(t.email, { exact: true });
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('landfall:tab:checkout-form') ?? '{}') as { booker: object };
    sessionStorage.setItem(
      'landfall:tab:checkout-form',
      JSON.stringify({ ...kept, booker: { ...kept.booker, email: 'later@shopper.example' } }),
    );
  });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  await expect(email).toHaveValue(booker.email);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(email).toHaveValue('later@shopper.example');
});

test('the first mistake of the page has the focus, whichever part it is in', async ({ page }) => {
  await startCheckout(page);
  const summary = page.getByRole('alert').filter({ hasText: t.requiredFields });
  await nextButton(page, 'en', 'payment').click();
  await expect(page.getByLabel(t.firstName, { exact: true })).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    t.enterFirstName,
    t.enterLastName,
    t.enterEmail,
    t.enterPhone,
    t.problemWith({ problem: t.enterTravellerName, question: t.travellerLead }),
    t.enterHotelName,
    t.enterHotelAddress,
  ]);
  await fillBooker(page, 'en', newBooker());
  await expect(summary.getByRole('link')).toHaveText([t.enterHotelName, t.enterHotelAddress]);
  await nameFields(page, 'en').fill('');
  await nextButton(page, 'en', 'payment').click();
  await expect(nameFields(page, 'en')).toBeFocused();
  await expect(nameFields(page, 'en')).toHaveAccessibleDescription(t.enterTravellerName);
  await nameFields(page, 'en').fill('Ada Öztürk');
  await nextButton(page, 'en', 'payment').click();
  await expect(page.getByLabel(t.hotelName, { exact: true })).toBeFocused();
  await summary.getByRole('link', { name: t.enterHotelAddress }).click();
  await expect(page.getByLabel(t.hotelAddress, { exact: true })).toBeFocused();
});

test('the price is in view at every width', { tag: '@phone' }, async ({ page }) => {
  const visit = await freshVisit('fountains-and-squares-after-dark', 'en');
  const { grandTotal } = await chooseVisit(page, 'en', visit, { Adult: 2 });
  await goToCheckout(page, 'en');
  await expect(page.getByText(`€${grandTotal}`).filter({ visible: true }).first()).toBeInViewport();
});

test('what is missing is said at its field, and the first one has the focus', { tag: '@phone-only' }, async ({ page }) => {
  const [locale, texts] = ['de', checkoutMessages('de')] as const;
  await startCheckout(page, 'fountains-and-squares-after-dark', locale);
  await page.getByLabel(texts.email, { exact: true }).fill('nobody');
  await nextButton(page, locale, 'payment').click();
  const summary = page.getByRole('alert').filter({ hasText: texts.requiredFields });
  await expect(summary.getByRole('link', { name: texts.enterFirstName })).toBeVisible();
  await expect(page.getByLabel(texts.firstName, { exact: true })).toBeFocused();
  await expect(page.getByLabel(texts.email, { exact: true })).toHaveAccessibleDescription(new RegExp(texts.emailFormat));
  await summary.getByRole('link', { name: texts.enterLastName }).click();
  await expect(page.getByLabel(texts.lastName, { exact: true })).toBeFocused();
});

test('the list of what is missing names each question, and whom it is about', async ({ page }) => {
  const [locale, texts] = ['de', checkoutMessages('de')] as const;
  const visit = await startCheckout(page, 'kayaks-to-sharp-island', locale);
  await fillBooker(page, locale, newBooker());
  await next(page, locale, 'traveler_info');
  await fillTravellers(page, locale, newBooker());
  await next(page, locale, 'questions');
  await nextButton(page, locale, 'payment').click();
  const { questions, passengersQuestions } = visit.tour;
  const missing = [
    ...questions.map(({ label }) => texts.problemWith({ problem: selectQuestionMessages(locale).required, question: label })),
    ...['Ada Öztürk', texts.traveller({ number: 2 })].flatMap((traveller) =>
      passengersQuestions.map(({ label }) =>
        texts.problemWithFor({ problem: selectQuestionMessages(locale).required, question: label, traveller }),
      ),
    ),
  ];
  expect(missing).toHaveLength(5);
  const links = page.getByRole('alert').filter({ hasText: texts.requiredFields }).getByRole('link');
  await expect(links).toHaveText(missing);
  await links.last().click();
  await expect(page.getByLabel(passengersQuestions.at(-1)?.label ?? '').nth(1)).toBeFocused();
});

test('without a cart every step leads on, and a corrupt cart is none (fault 35)', async ({ page }) => {
  const texts = checkoutMessages('de');
  const title = page.getByRole('heading', { level: 1, name: texts.emptyTitle });
  for (const step of stepsOfBrand('direct')) {
    await page.goto(paths.checkout('de', step));
    await expect(title, step).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: texts.emptyLink }).click();
    await expect(page, step).toHaveURL(paths.home('de'));
  }
  await page.addInitScript(() => sessionStorage.setItem('landfall:tab:cart', '{"quoteId":'));
  await page.goto(paths.checkout('de', 'personal_info'));
  await expect(title, 'with a corrupt cart').toBeVisible();
});

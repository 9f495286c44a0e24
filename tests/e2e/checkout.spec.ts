import type { Page } from '@playwright/test';
import { locales } from '#contracts/common.ts';
import { pagesOf } from '#domain/checkout-steps.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { selectQuestionMessages } from '#i18n/question-select/index.ts';
import { fillBooker, fillQuestions, fillTravellers, hotel, newBooker, next, orderButton } from '../support/checkout-page.ts';
import { expect, test } from '../support/shop.ts';
import { chooseVisit, goToCheckout } from '../support/tour-page.ts';
import { freshVisit, type Visit } from '../support/visits.ts';

const t = checkoutMessages('en');

async function startCheckout(page: Page, slug = 'tivoli-villas-with-hotel-pickup'): Promise<Visit> {
  const visit = await freshVisit(slug, 'en');
  await chooseVisit(page, 'en', visit, { Adult: 2 });
  await goToCheckout(page, 'en');
  return visit;
}

test('a reload resumes at every step, with all that was typed (fault 9)', async ({ page }) => {
  const [visit, booker] = [await startCheckout(page), newBooker()];
  await fillBooker(page, 'en', booker);
  await page.reload();
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(booker.email);
  await expect(page.getByLabel(t.phoneCountry, { exact: true })).toHaveValue('DE');
  await next(page, 'en', 'traveler_info');

  await fillTravellers(page, 'en', booker);
  await page.reload();
  await expect(page.getByLabel(t.travellerName).nth(1)).toHaveValue('Traveller 2');
  await next(page, 'en', 'questions');

  await fillQuestions(page, 'en', visit.tour);
  await page.reload();
  await expect(page.getByLabel(t.hotelName, { exact: true })).toHaveValue(hotel.hotelName);
  await next(page, 'en', 'payment');

  await page.reload();
  await expect(orderButton(page, 'en')).toBeVisible();
  await expect(page.getByText(hotel.hotelName)).toBeVisible();
});

test('back, by link and by browser, loses nothing', async ({ page }) => {
  await startCheckout(page);
  const booker = newBooker();
  await fillBooker(page, 'en', booker);
  await next(page, 'en', 'traveler_info');
  await fillTravellers(page, 'en', booker);
  await page.getByRole('link', { name: t.back, exact: true }).click();
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(booker.email);
  await page.goBack();
  await expect(page.getByLabel(t.travellerName).nth(1)).toHaveValue('Traveller 2');
});

/** Playwright's browser keeps no pages for the way back: the event that such a page gets has to do. */
test('a page that the browser kept for the way back is filled from what was typed since', async ({ page }) => {
  await startCheckout(page);
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

test('a step that was not reached yet leads to the one that is due', async ({ page }) => {
  await startCheckout(page);
  await page.goto(paths.checkout('en', 'payment'));
  await expect(page).toHaveURL(paths.checkout('en', 'personal_info'));
});

test('the price is in view at every width', { tag: '@phone' }, async ({ page }) => {
  const visit = await freshVisit('fountains-and-squares-after-dark', 'en');
  const { grandTotal } = await chooseVisit(page, 'en', visit, { Adult: 2 });
  await goToCheckout(page, 'en');
  await expect(page.getByText(`€${grandTotal}`).filter({ visible: true }).first()).toBeInViewport();
});

for (const locale of locales) {
  const texts = checkoutMessages(locale);

  test(`what is missing is said at its field, and the first one has the focus, ${locale}`, { tag: '@phone' }, async ({ page }) => {
    const visit = await freshVisit('fountains-and-squares-after-dark', locale);
    await chooseVisit(page, locale, visit, { [locale === 'en' ? 'Adult' : 'Erwachsene']: 1 });
    await goToCheckout(page, locale);
    await page.getByLabel(texts.email, { exact: true }).fill('nobody');
    await page.getByRole('button', { name: texts.next, exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: texts.requiredFields });
    await expect(summary.getByRole('link', { name: texts.enterFirstName })).toBeVisible();
    await expect(page.getByLabel(texts.firstName, { exact: true })).toBeFocused();
    await expect(page.getByLabel(texts.email, { exact: true })).toHaveAccessibleDescription(new RegExp(texts.emailFormat));
    await summary.getByRole('link', { name: texts.enterLastName }).click();
    await expect(page.getByLabel(texts.lastName, { exact: true })).toBeFocused();
  });

  test(`the list of what is missing names each question, and whom it is about, ${locale}`, async ({ page }) => {
    const visit = await freshVisit('kayaks-to-sharp-island', locale);
    await chooseVisit(page, locale, visit, { [locale === 'en' ? 'Adult' : 'Erwachsene']: 2 });
    await goToCheckout(page, locale);
    await fillBooker(page, locale, newBooker());
    await next(page, locale, 'traveler_info');
    await fillTravellers(page, locale, newBooker());
    await next(page, locale, 'questions');
    await page.getByRole('button', { name: texts.next, exact: true }).click();
    const { questions, passengersQuestions } = visit.tour;
    const missing = [
      ...questions.map(({ label }) => texts.problemWith({ problem: selectQuestionMessages(locale).required, question: label })),
      ...['Ada Öztürk', 'Traveller 2'].flatMap((traveller) =>
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

  for (const step of pagesOf('direct')) {
    test(`without a cart, ${step} leads on, ${locale}`, async ({ page }) => {
      await page.goto(paths.checkout(locale, step));
      await expect(page.getByRole('heading', { level: 1, name: texts.emptyTitle })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: texts.emptyLink }).click();
      await expect(page).toHaveURL(paths.home(locale));
    });
  }
}

test('a corrupt cart is no cart (fault 35)', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('landfall:tab:cart', '{"quoteId":'));
  await page.goto(paths.checkout('en', 'personal_info'));
  await expect(page.getByRole('heading', { level: 1, name: t.emptyTitle })).toBeVisible();
});

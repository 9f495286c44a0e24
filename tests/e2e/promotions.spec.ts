import type { Page } from '@playwright/test';
import { formatDay } from '#domain/day.ts';
import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { chromeMessages } from '#i18n/chrome/index.ts';
import { promotionMessages } from '#i18n/promotion/index.ts';
import { bookingsBy, mailTo, newVoucher } from '../support/back-office.ts';
import { cards, fillCard, fillSteps, newBooker, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { promoted } from '../support/promoted.ts';
import { expect, test } from '../support/shop.ts';
import { bookingBar, bookingPanel, chooseVisit, goToCheckout } from '../support/tour-page.ts';
import { openTrip, stopOf, wishFor } from '../support/trip-page.ts';
import { freshVisit } from '../support/visits.ts';
import { useVoucher } from '../support/voucher-page.ts';

const t = promotionMessages('en');
const euros = (decimal: number): string => priceText(decimal, 'EUR', 'en');

const pickCurrency = async (page: Page, currency: string) =>
  page.getByLabel(chromeMessages('en').currency).filter({ visible: true }).selectOption(currency);

test('is shown beside what it was before on list, page, trip and checkout, charged and mailed', async ({ page }) => {
  const { tour, slug, promotion } = await promoted('en');
  const before = `${t.lowest} ${euros(promotion.originalPrice)}`;
  const [, city = ''] = tour.normalizedUrlPath.split('/');
  await page.goto(paths.city('en', 'tours', city));
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: tour.tourName, exact: true }) });
  await expect(card).toContainText(t.savings({ savings: promotion.promoSavings }));
  await expect(card).toContainText(`${before} ${euros(tour.basePrice)}`);

  const visit = await freshVisit(slug, 'en');
  await page.goto(paths.tour('en', tour.normalizedUrlPath));
  const panel = bookingPanel(page, 'en');
  const date = (day: string) => formatDay(day, 'en', { dateStyle: 'long' });
  await expect(panel).toContainText(
    t.note({
      savings: promotion.promoSavings,
      bookUntil: date(promotion.promoBookUntil),
      validUntil: date(promotion.promoValidUntil),
    }),
  );
  await expect(panel).toContainText(`${before} ${euros(tour.basePrice)}`);
  const quote = await chooseVisit(page, 'en', visit, { Adult: 2 });
  expect(quote).toMatchObject({ grandTotal: 2 * tour.basePrice, grossTotal: 2 * promotion.originalPrice });
  await expect(panel).toContainText(`${euros(2 * promotion.originalPrice)} ${euros(quote.grandTotal)}`);

  await openTrip(page, 'en', [wishFor(visit)]);
  await expect(stopOf(page, tour.tourName)).toContainText(`${euros(2 * promotion.originalPrice)} ${euros(quote.grandTotal)}`);

  await page.goto(paths.tour('en', tour.normalizedUrlPath));
  await chooseVisit(page, 'en', visit, { Adult: 2 });
  await goToCheckout(page, 'en');
  const saved = 2 * promotion.originalPrice - quote.grandTotal;
  const summary = page.getByRole('region', { name: checkoutMessages('en').summary });
  await expect(summary.getByText(t.saved({ amount: euros(saved) }))).toBeAttached();
  const booker = newBooker();
  await fillSteps(page, 'en', tour, booker);
  // A voucher takes its share off what is left to pay.
  const code = await newVoucher('--percent 50');
  await useVoucher(page, 'en', code);
  await expect(orderButton(page, 'en')).toContainText(euros(quote.grandTotal / 2));
  await fillCard(page, 'en', cards.plain);
  await orderButton(page, 'en').click();
  await orderNumberOn(page, 'en');
  expect(await bookingsBy(booker.email)).toMatchObject([{ total: quote.grandTotal * 50, status: 'confirmed' }]);
  expect((await mailTo(booker.email)).text).toContain(`${t.offer}: ${euros(-saved)}`);
});

test('a page that has no framework yet shows both prices in another currency', async ({ page }) => {
  const { tour } = await promoted('en');
  await page.goto(paths.tour('en', tour.normalizedUrlPath));
  await pickCurrency(page, 'JPY');
  const panel = bookingPanel(page, 'en');
  await expect(panel.locator('[data-price]').first()).toContainText('¥');
  await expect(panel.locator('[data-original-price]').first()).toContainText('¥');
});

test('the bar of a phone says what it was before', { tag: '@phone-only' }, async ({ page }) => {
  const { tour, promotion } = await promoted('en');
  await page.goto(paths.tour('en', tour.normalizedUrlPath));
  await expect(bookingBar(page, 'en')).toContainText(`${t.lowest} ${euros(promotion.originalPrice)} ${euros(tour.basePrice)}`);
});

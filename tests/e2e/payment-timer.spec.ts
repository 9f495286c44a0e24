import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { fillBooker, newBooker } from '../support/checkout-page.ts';
import { expect, test } from '../support/shop.ts';
import { chooseVisit, goToCheckout, goToCheckoutInTime } from '../support/tour-page.ts';
import { freshVisit } from '../support/visits.ts';

const t = checkoutMessages('en');
const slug = 'fountains-and-squares-after-dark';

/** What a message says before it names the time. */
const beginning = (message: (values: { time: string }) => string): string => message({ time: '|' }).split('|')[0] ?? '';

test.beforeEach(({ page }) => page.clock.install());

test('two minutes before the end it warns and gives more time, once', async ({ page }) => {
  await chooseVisit(page, 'en', await freshVisit(slug, 'en'), { Adult: 1 });
  await goToCheckoutInTime(page, 'en');
  await page.clock.fastForward('13:20');
  const alert = page.getByRole('alert').filter({ hasText: beginning(t.warning) });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: t.extend }).click();
  await expect(page.getByText(t.extended)).toBeAttached();
  await expect(alert).toBeHidden();
  await expect(page.getByRole('timer').filter({ visible: true }).first()).toContainText(/(29|30):[0-5]\d/);

  await page.clock.fastForward('28:20');
  await expect(page.getByRole('alert').filter({ hasText: beginning(t.warningLast) })).toBeVisible();
  await expect(page.getByRole('button', { name: t.extend })).toBeHidden();
});

test('at the end it says so, keeps what was typed and leads back to the tour (fault 15)', async ({ page }) => {
  const [visit, booker] = [await freshVisit(slug, 'en'), newBooker()];
  await chooseVisit(page, 'en', visit, { Adult: 1 });
  await goToCheckoutInTime(page, 'en');
  await fillBooker(page, 'en', booker);
  await page.clock.fastForward('15:10');
  const dialog = page.getByRole('dialog', { name: t.expiredTitle });
  await expect(dialog).toContainText(t.expired);
  await dialog.getByRole('link', { name: t.expiredLink }).click();
  await expect(page).toHaveURL(paths.tour('en', visit.tour.normalizedUrlPath));

  await goToCheckout(page, 'en');
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(booker.email);
});

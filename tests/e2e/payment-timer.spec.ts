import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { fillBooker, newBooker } from '../support/checkout-page.ts';
import { openCheckoutOf } from '../support/several-items.ts';
import { expect, test } from '../support/shop.ts';
import { chooseVisit, goToCheckout, goToCheckoutInTime } from '../support/tour-page.ts';
import { freshVisit } from '../support/visits.ts';

const t = checkoutMessages('en');
const slug = 'fountains-and-squares-after-dark';

/** What a message says before it names the time. */
const beginning = (message: (values: { time: string }) => string): string => message({ time: '|' }).split('|')[0] ?? '';

test.beforeEach(({ page }) => page.clock.install());

test('two minutes before the end it warns and gives more time, once', async ({ page }) => {
  await openCheckoutOf(page, [slug], { adults: 1 });
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

test('at the end it stays until the places are kept again, in place (fault 15)', async ({ page }) => {
  const booker = newBooker();
  await openCheckoutOf(page, [slug], { adults: 1 });
  await fillBooker(page, 'en', booker);
  await page.clock.fastForward('15:10');
  const dialog = page.getByRole('dialog', { name: t.expiredTitle });
  await expect(dialog).toContainText(t.expired);
  await expect(dialog.getByRole('button', { name: t.close })).toHaveCount(0);
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: t.renew }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t.renewed)).toBeAttached();
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(booker.email);
  await expect(page.getByRole('timer').filter({ visible: true }).first()).toContainText(/1[45]:\d\d/);
});

test('places that are gone lead to the tour, and another price needs consent (fault 15)', async ({ page }) => {
  const [item] = (await openCheckoutOf(page, [slug], { adults: 1 })).cart.items;
  await page.clock.fastForward('15:10');
  const renew = page.getByRole('dialog').getByRole('button', { name: t.renew });
  await page.route(/\/holds$/, async (route) => {
    const { hold, items } = (await (await route.fetch()).json()) as { hold: object; items: { quote: { grandTotal: number } }[] };
    const dearer = items.map((item) => ({ ...item, quote: { ...item.quote, grandTotal: item.quote.grandTotal + 7 } }));
    await route.fulfill({ json: { hold, items: dearer } });
  });
  await renew.click();
  const changed = page.getByRole('dialog', { name: t.renewedPriceTitle });
  await expect(changed).toBeVisible();
  await page.unroute(/\/holds$/);
  await changed.getByRole('button').click();
  await expect(changed).toBeHidden();

  await page.clock.fastForward('15:10');
  const soldOut = { items: [{ status: 'unavailable', reason: 'sold_out', alternatives: [] }] };
  await page.route(/\/holds$/, (route) => route.fulfill({ json: soldOut }), { times: 1 });
  await renew.click();
  await page.getByRole('dialog', { name: t.renewRefusedTitle }).getByRole('link', { name: t.renewRefusedLink }).click();
  await expect(page).toHaveURL(paths.tour('en', item?.normalizedUrlPath ?? ''));
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

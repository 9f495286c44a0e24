import { formatDay } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import { orderFileMessages } from '#i18n/order-files/index.ts';
import { orderPaperMessages } from '#i18n/order-paper/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { voyagePartyMessages } from '#i18n/voyage-party/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { cards, fillCard, newBooker, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { fillStepsByKeyboard, payByKeyboard } from '../support/keyboard-checkout.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { textOf } from '../support/pdf-text.ts';
import { voyageDay, voyageIds } from '../support/sailings.ts';
import { cartOn, fillStepsOfSeveral } from '../support/several-items.ts';
import { answered, expect, test } from '../support/shop.ts';
import { shoreTours } from '../support/shore-tour.ts';
import { stopOf, tripSummary } from '../support/trip-page.ts';
import { addButton, addShoreTours, expectOnlyRomeCancelled, wayToTrip } from '../support/voyage-page.ts';

// The page of the confirmation may still fetch a ticket that is void by then.
test.use({ allowedErrors: [new RegExp(`${answered(410).source}|Cache\\.addAll`)] });
test.setTimeout(180_000);

test('three excursions in three ports are one order, of which a dropped call ends one', atOneWidth('de'), async ({ page }) => {
  const locale = 'de';
  const id = voyageIds.found;
  await page.goto(paths.search(locale, `Meridian Dawn ${formatDay(voyageDay(), locale, { day: 'numeric', month: 'long' })}`));
  await page.locator(`a[href="${paths.cruise(locale, id)}"]`).click();
  await page.getByLabel(voyagePartyMessages(locale).adults).click();
  await page.getByLabel(voyagePartyMessages(locale).adults).selectOption('3');
  await addShoreTours(page, locale);

  await page.goto(paths.trip(locale));
  for (const { tourName } of shoreTours) {
    await expect(stopOf(page, tourName[locale])).toContainText('Meridian Dawn');
    await expect(stopOf(page, tourName[locale])).toContainText(/3\s×\s(Adults|Erwachsene)/);
  }
  await tripSummary(page, locale)
    .getByRole('button', { name: tripMessages(locale).checkout })
    .click();
  await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
  const booker = newBooker();
  await fillStepsOfSeveral(page, locale, await cartOn(page), booker);
  await fillCard(page, locale, cards.plain);
  await orderButton(page, locale).click();
  await orderNumberOn(page, locale);
  await expect(page.getByRole('main').getByText(/Meridian Dawn/)).toHaveCount(3);
  const whole = await page.getByRole('link', { name: orderFileMessages(locale).tickets }).getAttribute('href');
  const saidOfAll = async () => textOf(await (await page.request.get(String(whole))).body());
  const portOf = (number: number, count: number) => orderPaperMessages(locale).portOf({ number, count }).toUpperCase();
  for (const number of [1, 2, 3]) expect(await saidOfAll()).toContain(portOf(number, 3));
  await expectOnlyRomeCancelled(locale, id, booker);
  expect(await saidOfAll()).toContain(portOf(2, 2));
  expect(await saidOfAll()).not.toContain(portOf(3, 3));
});

test('three excursions are added and paid, with the keyboard alone', async ({ page }) => {
  const id = voyageIds.keyboard;
  await page.goto(paths.cruise('en', id));
  for (const { tourName } of shoreTours) {
    const button = addButton(page, 'en', tourName.en);
    const others = page.locator('details').filter({ has: button }).locator('summary');
    if (!(await button.isVisible())) await press(page, others);
    await press(page, button);
    await expect(wayToTrip(page, 'en', tourName.en)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.trip('en'));
  const toCheckout = tripSummary(page, 'en').getByRole('button', { name: tripMessages('en').checkout });
  await tabTo(page, toCheckout);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.checkout('en', 'personal_info'));
  const booker = newBooker();
  await fillStepsByKeyboard(page, await cartOn(page), booker);
  await payByKeyboard(page);
  await orderNumberOn(page, 'en');
  await expectOnlyRomeCancelled('en', id, booker);
});

import { formatDay } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { signInHere } from '../support/billing-page.ts';
import { demoConcierge, testIn } from '../support/brand-shop.ts';
import { newBooker, next, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { quarterdeckVoyageId, voyageDay } from '../support/sailings.ts';
import { cartOn, fillStepsOfSeveral } from '../support/several-items.ts';
import { answered, expect } from '../support/shop.ts';
import { tripSummary } from '../support/trip-page.ts';
import { addShoreTours, expectOnlyRomeCancelled } from '../support/voyage-page.ts';

const test = testIn('quarterdeck');
test.use({ allowedErrors: [new RegExp(`${answered(410).source}|Cache\\.addAll`)] });

test('guests of the own ship of a line have three excursions on account, of which a dropped call ends one', async ({ page }) => {
  const locale = 'en';
  test.setTimeout(180_000);
  const id = quarterdeckVoyageId;
  await page.goto(paths.search(locale, `Quarterdeck One ${formatDay(voyageDay(), locale, { day: 'numeric', month: 'long' })}`));
  await page.locator(`a[href="${paths.cruise(locale, id)}"]`).click();
  await addShoreTours(page, locale);
  await page.goto(paths.trip(locale));
  await tripSummary(page, locale)
    .getByRole('button', { name: tripMessages(locale).checkout })
    .click();
  await expect(page).toHaveURL(paths.checkout(locale, 'method_select'));
  await signInHere(page, locale, demoConcierge);
  await next(page, locale, 'personal_info');
  const booker = newBooker();
  await fillStepsOfSeveral(page, locale, await cartOn(page), booker);
  await orderButton(page, locale).click();
  await orderNumberOn(page, locale);
  await expect(page.getByRole('main').getByText(/Quarterdeck One/)).toHaveCount(3);
  await expectOnlyRomeCancelled(locale, id, booker);
});

import { locales } from '#contracts/common.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { offlineMessages } from '#i18n/offline/index.ts';
import { languageTag } from '#i18n/locales.ts';
import {
  cardField,
  cards,
  fillBooker,
  fillCard,
  fillQuestions,
  fillTravellers,
  next,
  orderButton,
  orderNumberOn,
} from '../support/checkout-page.ts';
import { test, expect } from '../support/shop.ts';
import { chooseVisit, goToCheckout } from '../support/tour-page.ts';
import { tourBySlug } from '../support/visits.ts';
import { expectLooks } from './picture.ts';
import { standStill } from './still.ts';
import { widths } from './widths.ts';

/** A tour that asks for everything that a tour can ask for. */
const slug = 'tivoli-villas-with-hotel-pickup';
const adults = { en: { Adult: 2 }, de: { Erwachsene: 2 } };
const booker = { firstName: 'Ada', lastName: 'Öztürk', email: 'ada@shopper.example' };

test.use({ bypassCSP: true });
test.setTimeout(240_000);

for (const [column, width] of widths.entries()) {
  test.describe(`${width.width} px`, () => {
    test.use({ viewport: width });

    for (const [row, locale] of locales.entries()) {
      test.describe(locale, () => {
        test.use({ locale: languageTag(locale) });

        test('every step of the checkout', async ({ page }) => {
          const picture = async (name: string) => {
            await expect(page.getByText(checkoutMessages(locale).loading, { exact: true })).toHaveCount(0);
            await expectLooks(page, `${name}-${locale}-${width.width}`);
          };
          await standStill(page);
          const tour = await tourBySlug(slug, locale);
          // A day of its own, always the same: no other test of this run takes its seats.
          const day = tour.availability.availableDates[2 + row + column * locales.length] ?? '';
          const time = (await tourBySlug(slug, locale, day)).components?.[0]?.startingTime ?? '';
          await chooseVisit(page, locale, { tour, day, time }, adults[locale]);
          await picture('tour-with-quote');
          await goToCheckout(page, locale);
          await picture('billing');
          await fillBooker(page, locale, booker);
          await next(page, locale, 'traveler_info');
          await fillTravellers(page, locale, booker);
          await picture('travellers');
          await next(page, locale, 'questions');
          await picture('questions');
          await fillQuestions(page, locale, tour);
          await next(page, locale, 'payment');
          await expect(cardField(page, locale, 'number')).toBeVisible();
          await picture('payment');
          await fillCard(page, locale, cards.plain);
          await orderButton(page, locale).click();
          const number = await orderNumberOn(page, locale);
          await page
            .getByText(number, { exact: true })
            .first()
            .evaluate((element) => {
              element.textContent = 'LF-0000-0000';
            });
          await expect(page.getByText(offlineMessages(locale).saved)).toBeVisible();
          await picture('confirmation');
        });
      });
    }
  });
}

import type { Page } from '@playwright/test';
import { locales } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { offlineMessages } from '#i18n/offline/index.ts';
import { paymentChoiceMessages } from '#i18n/payment-choice/index.ts';
import { languageTag } from '#i18n/locales.ts';
import { voucherCommand } from '../support/back-office.ts';
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
import { useVoucher, voucherTexts } from '../support/voucher-page.ts';
import { walletButton } from '../support/wallet-page.ts';
import { expectLooks } from './picture.ts';
import { standStill } from './still.ts';
import { widths } from './widths.ts';

/** All that it asks for is on one page. */
const short = 'tivoli-villas-with-hotel-pickup';
/** It has a page for each step. */
const long = 'three-days-from-dunes-to-hatta';
const adults = { en: { Adult: 2 }, de: { Erwachsener: 2 } };
const booker = { firstName: 'Ada', lastName: 'Öztürk', email: 'ada@shopper.example' };

test.use({ bypassCSP: true });
test.setTimeout(240_000);

for (const [column, width] of widths.entries()) {
  test.describe(`${width.width} px`, () => {
    test.use({ viewport: width });

    for (const [row, locale] of locales.entries()) {
      test.describe(locale, () => {
        test.use({ locale: languageTag(locale) });

        const choose = async (page: Page, slug: string): Promise<TourDetails> => {
          await standStill(page);
          const tour = await tourBySlug(slug, locale);
          // A day of its own, always the same: no other test of this run takes its seats.
          const day = tour.availability.availableDates[2 + row + column * locales.length] ?? '';
          const time = (await tourBySlug(slug, locale, day)).components?.[0]?.startingTime ?? '';
          await chooseVisit(page, locale, { tour, day, time }, adults[locale]);
          return tour;
        };
        const expectPicture = async (page: Page, name: string) => {
          await expect(page.getByText(checkoutMessages(locale).loading, { exact: true })).toHaveCount(0);
          await expectLooks(page, `${name}-${locale}-${width.width}`);
        };

        test('every step of a long order', async ({ page }) => {
          await choose(page, long);
          await goToCheckout(page, locale);
          await expectPicture(page, 'billing');
          await fillBooker(page, locale, booker);
          await next(page, locale, 'traveler_info');
          await fillTravellers(page, locale, booker);
          await expectPicture(page, 'travellers');
          await next(page, locale, 'questions');
          await expectPicture(page, 'questions');
        });

        test('the checkout of a short order', async ({ page }) => {
          const picture = (name: string) => expectPicture(page, name);
          const tour = await choose(page, short);
          await picture('tour-with-quote');
          await goToCheckout(page, locale);
          await picture('information');
          await fillBooker(page, locale, booker);
          await fillQuestions(page, locale, tour);
          await next(page, locale, 'payment');
          await expect(cardField(page, locale, 'number')).toBeVisible();
          await picture('payment');
          const code = `PICTURE-${column}${row}`;
          // A test that is tried again finds it made.
          await voucherCommand(`make --code ${code} --percent 10`).catch(() => {});
          await useVoucher(page, locale, code);
          await picture('payment-voucher');
          await page.getByRole('button', { name: new RegExp(`^${voucherTexts(locale).remove}:`) }).click();
          const { 'credit-card': card, 'web-payments': wallet, paypal, bancontact } = paymentChoiceMessages(locale);
          await page.getByRole('radio', { name: wallet }).check();
          await expect(walletButton(page)).toBeVisible();
          await picture('payment-wallet');
          await page.getByRole('radio', { name: paypal }).check();
          await picture('payment-paypal');
          await page.getByRole('radio', { name: bancontact }).check();
          await picture('payment-bancontact');
          await page.getByRole('radio', { name: card }).check();
          await expect(cardField(page, locale, 'number')).toBeVisible();
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

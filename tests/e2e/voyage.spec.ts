import { locales } from '#contracts/common.ts';
import { formatDay } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import { callChangeMessages } from '#i18n/call-changes/index.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { bookingsBy, changeCallOf, mailsTo } from '../support/back-office.ts';
import { cards, fillCard, newBooker, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { voyageDay, voyageIds } from '../support/sailings.ts';
import { cartOn, fillStepsOfSeveral } from '../support/several-items.ts';
import { answered, expect, test } from '../support/shop.ts';
import { shipNote, startAt } from '../support/shore-page.ts';
import { shoreTour, shoreTours, starts } from '../support/shore-tour.ts';
import { bookingPanel } from '../support/tour-page.ts';
import { stopOf, tripSummary } from '../support/trip-page.ts';

// The page of the confirmation may still fetch a ticket that is void by then.
test.use({ allowedErrors: [new RegExp(`${answered(410).source}|Cache\\.addAll`)] });

for (const locale of locales)
  test(
    `three excursions in three ports are one order, of which a dropped call ends one, ${locale}`,
    { tag: '@phone' },
    async ({ page }, { project }) => {
      test.setTimeout(120_000);
      const id = voyageIds[`${locale} ${project.name === 'phone' ? 'phone' : 'desk'}`];
      const voyage = paths.cruise(locale, id);
      await page.goto(paths.search(locale, `Meridian Dawn ${formatDay(voyageDay(), locale, { day: 'numeric', month: 'long' })}`));
      await page.locator(`a[href="${voyage}"]`).click();
      for (const { tourId, tourName } of shoreTours) {
        await page.goto(voyage);
        const link = page.locator(`a[href*="${tourId}?dateFrom"]`).first();
        await link.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
        await link.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(tourName[locale]);
        await expect(shipNote(page, locale)).toContainText('Meridian Dawn');
        await startAt(page, locale, starts.fits).click();
        await bookingPanel(page, locale)
          .getByRole('button', { name: tripDoorMessages(locale).add })
          .click();
        await expect(page.getByRole('link', { name: tripDoorMessages(locale).see })).toBeVisible();
      }

      await page.goto(paths.trip(locale));
      for (const { tourName } of shoreTours) await expect(stopOf(page, tourName[locale])).toContainText('Meridian Dawn');
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
      await expect
        .poll(async () => (await bookingsBy(booker.email)).map(({ status }) => status))
        .toEqual(['confirmed', 'confirmed', 'confirmed']);

      await changeCallOf(id, 'civitavecchia');
      const states = async () => Object.fromEntries((await bookingsBy(booker.email)).map(({ tourId, status }) => [tourId, status]));
      await expect
        .poll(states, { timeout: 30_000 })
        .toEqual(Object.fromEntries(shoreTours.map(({ tourId }) => [tourId, tourId === shoreTour.tourId ? 'cancelled' : 'confirmed'])));
      const heading = callChangeMessages(locale).refundHeading({ name: booker.firstName });
      const about = async () => (await mailsTo(booker.email)).filter(({ html }) => html.includes(heading)).map(({ text }) => text);
      await expect.poll(async () => (await about()).length, { timeout: 20_000 }).toBe(1);
      const [told = ''] = await about();
      expect(told).toContain(shoreTour.tourName[locale]);
      for (const { tourId, tourName } of shoreTours) if (tourId !== shoreTour.tourId) expect(told).not.toContain(tourName[locale]);
    },
  );

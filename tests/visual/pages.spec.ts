import type { Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import { brandNames, defaultBrand } from '#brands/folder.ts';
import { paths } from '#domain/routes.ts';
import type { Wish } from '#domain/trip.ts';
import { giftVoucherMessages } from '#i18n/gift-voucher/index.ts';
import { offlineMessages } from '#i18n/offline/index.ts';
import { languageTag } from '#i18n/locales.ts';
import { lateTour } from '../support/late-tour.ts';
import { answered, expect, test } from '../support/shop.ts';
import { bookingPanel, openCalendar } from '../support/tour-page.ts';
import { openTrip, wishFor } from '../support/trip-page.ts';
import { tourBySlug } from '../support/visits.ts';
import { expectLooks } from './picture.ts';
import { showBrand, standStill } from './still.ts';
import { widths } from './widths.ts';

/** On request, with age groups and two travellers at least. */
const tourSlug = 'kayaking-on-lake-albano';

async function openTour(page: Page, locale: Locale, slug = tourSlug): Promise<void> {
  await page.goto(paths.tour(locale, (await tourBySlug(slug, locale)).normalizedUrlPath));
  await expect(bookingPanel(page, locale)).toBeVisible();
}

/** A page that its script fills. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Which tours are recommended, how high their cards are and which sailings come next depends on the hour of the build. */
const hide = (page: Page, what: string) => page.addStyleTag({ content: `${what} { display: none }` });

/** Two in one city, and one on request far from it, by another clock: a trip holds nothing, so no other test's departures change. */
const plan = [
  { slug: 'forum-and-palatine-at-first-light', on: 4 },
  { slug: 'fresh-pasta-in-trastevere', on: 4 },
  { slug: 'kayaks-to-sharp-island', on: 8 },
];

const planned = (locale: Locale): Promise<Wish[]> =>
  Promise.all(
    plan.map(async ({ slug, on }) => {
      const { availability } = await tourBySlug(slug, locale);
      const day = availability.availableDates[on] ?? '';
      const tour = await tourBySlug(slug, locale, day);
      return wishFor({ tour, day, time: tour.components?.[0]?.startingTime ?? '' });
    }),
  );

const pages: Record<string, (page: Page, locale: Locale) => Promise<unknown>> = {
  home: (page, locale) => page.goto(paths.home(locale)),
  listing: (page, locale) => page.goto(paths.listing(locale)),
  city: (page, locale) => page.goto(paths.city(locale, 'tours', 'rome')),
  tour: openTour,
  calendar: async (page, locale) => {
    await openTour(page, locale, 'victoria-harbour-by-wooden-junk');
    await openCalendar(page, locale);
  },
  'late-tour': (page, locale) => openTour(page, locale, lateTour.slug),
  cruises: (page, locale) => page.goto(paths.cruises(locale)),
  cruise: (page, locale) => page.goto(paths.cruise(locale, 'f9b15572-0ca6-4138-933d-e77f710f45db')),
  // Whether the first sailing is under way goes by the clock of the machine.
  ship: async (page, locale) => {
    await page.goto(paths.ship(locale, 'meridian-star'));
    await hide(page, 'main .kicker');
  },
  'cruise-line': async (page, locale) => {
    await page.goto(paths.line(locale, 'meridian-lines'));
    await hide(page, 'main .next span');
  },
  search: async (page, locale) => {
    await page.goto(paths.search(locale, 'kayak'));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
  'editors-page': (page, locale) => page.goto(`/${locale}/legalDisclosures`),
  magazine: (page, locale) => page.goto(paths.magazine(locale)),
  article: async (page, locale) => {
    await page.goto(paths.article(locale, 'budapest-baths-explained'));
    await hide(page, '[data-carousel]');
  },
  'top-destinations': (page, locale) => page.goto(paths.topDestinations(locale)),
  newsletter: (page, locale) => page.goto(paths.newsletter(locale)),
  'gift-vouchers': async (page, locale) => {
    await page.goto(paths.giftVouchers(locale));
    // The day of today is known in the browser alone.
    await expect(page.getByLabel(giftVoucherMessages(locale).sendOn)).not.toHaveValue('');
  },
  offline: async (page, locale) => {
    await page.goto(paths.offline(locale));
    await expect(page.getByText(offlineMessages(locale).none)).toBeVisible();
  },
  login: (page, locale) => openStill(page, paths.login(locale)),
  trip: async (page, locale) => openTrip(page, locale, await planned(locale)),
  dashboard: (page, locale) => openStill(page, paths.dashboard(locale)),
  verification: (page, locale) => openStill(page, paths.verification(locale)),
  booking: (page, locale) => openStill(page, paths.booking(locale)),
  unavailable: (page, locale) => page.goto(paths.unavailable(locale)),
  'not-found': (page, locale) => page.goto(`/${locale}/no/such/page`),
};

/** Pages whose dark colours are looked at, too. */
const dark = ['home', 'tour'];

test.use({ bypassCSP: true, allowedErrors: [answered(404)] });
test.setTimeout(120_000);
test.beforeEach(async ({ page }) => standStill(page));

for (const width of widths) {
  test.describe(`${width.width} px`, () => {
    test.use({ viewport: width });

    for (const locale of locales) {
      test.describe(locale, () => {
        test.use({ locale: languageTag(locale) });

        for (const [name, open] of Object.entries(pages)) {
          test(name, async ({ page }) => {
            await open(page, locale);
            await expectLooks(page, `${name}-${locale}-${width.width}`);
            if (!dark.includes(name)) return;
            await page.emulateMedia({ colorScheme: 'dark' });
            await expectLooks(page, `${name}-${locale}-${width.width}-dark`);
          });
        }
      });
    }

    for (const brand of brandNames().filter((name) => name !== defaultBrand)) {
      test(`home of ${brand}`, async ({ page }) => {
        await showBrand(page, brand);
        await page.goto(paths.home('en'));
        await hide(page, '[data-carousel], [data-sailings]');
        await expectLooks(page, `home-of-${brand}-${width.width}`);
      });
    }
  });
}

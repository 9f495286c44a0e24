import { locales, type Locale } from '#contracts/common.ts';
import type { Wish } from '#domain/trip.ts';
import { languageTag } from '#i18n/locales.ts';
import { test } from '../support/shop.ts';
import { openTrip, wishFor } from '../support/trip-page.ts';
import { tourBySlug } from '../support/visits.ts';
import { expectLooks } from './picture.ts';
import { standStill } from './still.ts';
import { widths } from './widths.ts';

/** Two in one city, and one on request far from it, by another clock: a trip holds nothing, so no other test's departures change. */
const wanted = [
  { slug: 'forum-and-palatine-at-first-light', on: 4 },
  { slug: 'fresh-pasta-in-trastevere', on: 4 },
  { slug: 'kayaks-to-sharp-island', on: 8 },
];

const wishes = (locale: Locale): Promise<Wish[]> =>
  Promise.all(
    wanted.map(async ({ slug, on }) => {
      const { availability } = await tourBySlug(slug, locale);
      const day = availability.availableDates[on] ?? '';
      const tour = await tourBySlug(slug, locale, day);
      return wishFor({ tour, day, time: tour.components?.[0]?.startingTime ?? '' });
    }),
  );

test.use({ bypassCSP: true });
test.setTimeout(120_000);
test.beforeEach(async ({ page }) => standStill(page));

for (const width of widths) {
  test.describe(`${width.width} px`, () => {
    test.use({ viewport: width });

    for (const locale of locales) {
      test.describe(locale, () => {
        test.use({ locale: languageTag(locale) });

        test('a trip of three', async ({ page }) => {
          await openTrip(page, locale, await wishes(locale));
          await expectLooks(page, `trip-${locale}-${width.width}`);
        });
      });
    }
  });
}

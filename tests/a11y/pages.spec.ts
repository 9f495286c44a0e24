import type { Locator, Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { newsletterTarget } from '#domain/newsletter.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { chromeMessages } from '#i18n/chrome/index.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { mapMessages } from '#i18n/map/index.ts';
import { whenMessages } from '#i18n/when/index.ts';
import { newsletterMessages } from '#i18n/newsletter/index.ts';
import { offlineMessages } from '#i18n/offline/index.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { wishlistMessages } from '#i18n/wishlist/index.ts';
import { wishlistPageMessages } from '#i18n/wishlist-page/index.ts';
import { goneTour, lateTour } from '../support/late-tour.ts';
import { lateSailingId } from '../support/sailings.ts';
import { answered, expect, test } from '../support/shop.ts';
import { bookingPanel, chooseVisit, openCalendar, openPeople } from '../support/tour-page.ts';
import { changeButton, openTrip, removeButton, wishFor } from '../support/trip-page.ts';
import { freshVisit, tourBySlug } from '../support/visits.ts';
import { asFile } from '../support/as-file.ts';
import { expectAccessible, narrow, type wide } from './axe.ts';

type State = {
  open: (page: Page, locale: Locale) => Promise<unknown>;
  widths?: (typeof wide)[];
  /** What is new in it, where the rest is a state of its own. */
  parts?: (page: Page, locale: Locale) => Locator;
  /** What is opened next on the same page, each by its name. */
  then?: Record<string, State & Required<Pick<State, 'parts'>>>;
};

/** On request, with age groups, all year round. */
const tourSlug = 'kayaks-to-sharp-island';

async function openTour(page: Page, locale: Locale, slug = tourSlug): Promise<void> {
  await page.goto(paths.tour(locale, (await tourBySlug(slug, locale)).normalizedUrlPath));
  await expect(bookingPanel(page, locale)).toBeVisible();
}

const calendar = (page: Page, locale: Locale) => page.getByRole('dialog', { name: bookingMessages(locale).chooseDate });

/** A heart that a guest has pressed before. */
async function saveTour(page: Page, locale: Locale): Promise<void> {
  const { tourId } = await tourBySlug(tourSlug, locale);
  await page.addInitScript((id) => localStorage.setItem('landfall:saved-tours', JSON.stringify(` ${id}`)), tourId);
}

const search = (page: Page) => page.getByRole('search');
const searchField = (page: Page, locale: Locale) => page.getByRole('combobox', { name: searchMessages(locale).label });

const filters = (page: Page, locale: Locale) => page.getByRole('dialog', { name: listingMessages(locale).filters });

/** One of each kind that editors write: long with headings, legal, with a list of its own, an article. */
const editorsPages = ['faq', 'legalDisclosures', 'topDestinations', 'magazine', 'magazine/budapest-baths-explained'];

const states: Record<string, State> = {
  home: {
    open: (page, locale) => page.goto(paths.home(locale)),
    then: {
      'the places below an empty search box': {
        parts: search,
        open: async (page, locale) => {
          await searchField(page, locale).click();
          await expect(search(page).getByRole('option').first()).toBeVisible();
        },
      },
      'suggestions, one of them chosen': {
        parts: search,
        open: async (page, locale) => {
          await searchField(page, locale).fill('rom');
          await expect(search(page).getByRole('option').first()).toContainText('Rom');
          await page.keyboard.press('ArrowDown');
        },
      },
    },
  },
  'wishlist of a guest': {
    open: async (page, locale) => {
      await saveTour(page, locale);
      await page.goto(paths.wishlist(locale));
      await expect(page.getByRole('heading', { name: wishlistPageMessages(locale).saved(1) })).toBeVisible();
    },
  },
  listing: { open: (page, locale) => page.goto(paths.listing(locale)) },
  'listing with filters set': {
    open: async (page, locale) => {
      await page.goto(`${paths.listing(locale)}?sort=low&category=food&rating=4.5`);
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: listingMessages(locale).reset })
          .first(),
      ).toBeVisible();
    },
  },
  'filters open on a phone': {
    parts: filters,
    widths: [narrow],
    open: async (page, locale) => {
      const t = listingMessages(locale);
      await page.setViewportSize(narrow);
      await page.goto(`${paths.listing(locale)}?category=food`);
      await page.getByRole('button', { name: t.filtersSet(1) }).click();
      await expect(filters(page, locale)).toBeVisible();
    },
  },
  'listing for some days, with their dates open': {
    parts: (page, locale) => page.getByRole('form', { name: whenMessages(locale).label }),
    open: async (page, locale) => {
      const t = whenMessages(locale);
      await page.goto(`${paths.listing(locale)}?when=weekend&travellers=2`);
      await page.getByRole('form', { name: t.label }).locator('summary').click();
      await expect(page.getByRole('form', { name: t.label }).getByRole('button', { name: t.show })).toBeVisible();
    },
  },
  'listing without a place on some days': {
    open: async (page, locale) => {
      await page.goto(`${paths.city(locale, 'tours', 'rome')}?dateFrom=2035-01-01`);
      await expect(page.getByRole('region', { name: whenMessages(locale).nothingThen })).toBeVisible();
    },
  },
  'listing without a result': {
    open: async (page, locale) => {
      await page.goto(`${paths.city(locale, 'shows', 'rome')}?category=bike`);
      await expect(page.getByRole('heading', { name: listingMessages(locale).emptyTitle })).toBeVisible();
    },
  },
  city: {
    open: (page, locale) => page.goto(paths.city(locale, 'tours', 'rome')),
    then: {
      'what a heart answers': {
        parts: (page) => page.getByRole('article').first().or(page.getByRole('status')),
        open: async (page, locale) => {
          await page.locator('article [data-heart]').first().click();
          await expect(page.getByRole('status').getByText(wishlistMessages(locale).saved)).toBeVisible();
        },
      },
      'its map, open': {
        parts: (page) => page.getByRole('main').getByRole('figure'),
        open: (page, locale) => page.getByRole('main').getByText(mapMessages(locale).show, { exact: true }).click(),
      },
    },
  },
  tour: {
    open: openTour,
    then: {
      'its steppers, open': { parts: bookingPanel, open: openPeople },
      'its calendar, open': {
        parts: calendar,
        open: async (page, locale) => {
          await page.keyboard.press('Escape');
          await openCalendar(page, locale);
        },
      },
      'something missing': {
        parts: bookingPanel,
        open: async (page, locale) => {
          const t = bookingMessages(locale);
          await page.keyboard.press('Escape');
          await bookingPanel(page, locale).getByRole('button', { name: t.book }).click();
          await expect(bookingPanel(page, locale).getByText(t.select_date).last()).toBeVisible();
        },
      },
    },
  },
  'tour with prices in its calendar': {
    parts: calendar,
    open: async (page, locale) => {
      const { normalizedUrlPath } = await tourBySlug('victoria-harbour-by-wooden-junk', locale);
      await page.goto(paths.tour(locale, normalizedUrlPath));
      await openCalendar(page, locale);
    },
  },
  'tour that was added to the trip': {
    parts: bookingPanel,
    open: async (page, locale) => {
      const t = tripDoorMessages(locale);
      const adults = { en: { Adult: 2 }, de: { Erwachsener: 2 } };
      await chooseVisit(page, locale, await freshVisit(tourSlug, locale), adults[locale]);
      await bookingPanel(page, locale).getByRole('button', { name: t.add }).click();
      await expect(bookingPanel(page, locale).getByRole('link', { name: t.see })).toBeVisible();
    },
  },
  'withdrawn tour': {
    open: async (page, locale) => {
      await page.goto(paths.tour(locale, `tours/rome/${goneTour.slug}-${goneTour.tourId}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(goneTour.tourName[locale]);
    },
  },
  'tour that came after the build': { open: (page, locale) => openTour(page, locale, lateTour.slug) },
  cruises: { open: (page, locale) => page.goto(paths.cruises(locale)) },
  'a sailing, with all tours of its ports': {
    open: async (page, locale) => {
      await page.goto(paths.cruise(locale, lateSailingId));
      for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
    },
  },
  'a ship': { open: (page, locale) => page.goto(paths.ship(locale, 'meridian-star')) },
  'a cruise line': { open: (page, locale) => page.goto(paths.line(locale, 'meridian-lines')) },
  'search results': {
    open: async (page, locale) => {
      await page.goto(paths.search(locale, 'rom'));
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  },
  'search results with filters open': {
    parts: filters,
    open: async (page, locale) => {
      await page.goto(`${paths.search(locale, 'kayak')}&rating=4.5`);
      await page.getByRole('button', { name: listingMessages(locale).filtersSet(1) }).click();
      await expect(filters(page, locale)).toBeVisible();
    },
  },
  'search results of wishes, few, with what comes near': {
    open: async (page, locale) => {
      await page.goto(paths.search(locale, 'kayak in London unter 30 Euro'));
      await expect(page.getByRole('heading', { name: searchMessages(locale).none })).toBeVisible();
      await expect(page.getByRole('link', { name: searchMessages(locale).takeAway({ wish: 'London' }) })).toBeVisible();
    },
  },
  'search without a result': {
    open: async (page, locale) => {
      await page.goto(paths.search(locale, 'xyzzyqwv'));
      await expect(page.getByRole('heading', { name: searchMessages(locale).nothing({ query: 'xyzzyqwv' }) })).toBeVisible();
    },
  },
  'search without a query': {
    open: async (page, locale) => {
      await page.goto(paths.search(locale));
      await expect(page.getByRole('heading', { name: searchMessages(locale).ask })).toBeVisible();
    },
  },
  'newsletter, as the plain form answers': {
    open: async (page, locale) => {
      await page.goto(newsletterTarget(locale, 'success'));
      await expect(page.getByText(newsletterMessages(locale).success)).toBeVisible();
    },
  },
  'newsletter with an address that is none': {
    open: async (page, locale) => {
      const t = newsletterMessages(locale);
      await page.goto(paths.newsletter(locale));
      await page.getByLabel(t.email).fill('nobody');
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page.getByText(t.invalid)).toBeVisible();
    },
  },
  'a newsletter link that is not valid': { open: (page) => page.goto('/newsletter/confirm?token=none') },
  'the question for consent': {
    parts: (page, locale) => page.getByRole('region', { name: chromeMessages(locale).consentTitle }),
    open: async (page, locale) => {
      await page.addInitScript(() => localStorage.removeItem('landfall:consent'));
      await page.goto(paths.home(locale));
      await expect(page.getByRole('region', { name: chromeMessages(locale).consentTitle })).toBeVisible();
    },
  },
  'the menu of a phone': {
    widths: [narrow],
    open: async (page, locale) => {
      const t = chromeMessages(locale);
      await saveTour(page, locale);
      await page.setViewportSize(narrow);
      await page.goto(paths.home(locale));
      await page.getByRole('button', { name: t.menu }).click();
      await expect(page.getByRole('button', { name: t.close })).toBeVisible();
    },
  },
  ...Object.fromEntries(editorsPages.map((name) => [name, { open: (page: Page, locale: Locale) => page.goto(`/${locale}/${name}`) }])),
  'saved on this device': {
    open: async (page, locale) => {
      await page.goto(paths.offline(locale));
      await expect(page.getByText(offlineMessages(locale).none)).toBeVisible();
    },
  },
  'not found': { open: (page, locale) => page.goto(`/${locale}/no/such/page`) },
  'page that cannot be rendered': { open: (page, locale) => page.goto(paths.unavailable(locale)) },
  'a trip with nothing in it': {
    open: async (page, locale) => {
      await openTrip(page, locale, []);
      await expect(page.getByRole('heading', { name: tripMessages(locale).emptyTitle })).toBeVisible();
    },
  },
  'a trip, with a stop being changed, one that was removed and one that is gone': {
    open: async (page, locale) => {
      const [visit, other] = [await freshVisit(tourSlug, locale), await freshVisit('forum-and-palatine-at-first-light', locale)];
      const gone = { ...wishFor(visit), tourId: '22222222-2222-4222-8222-222222222222' };
      await openTrip(page, locale, [wishFor(visit), wishFor(other), { ...wishFor(other), startingTime: '03:00' }, gone]);
      await removeButton(page, locale, other.tour.tourName).first().click();
      await changeButton(page, locale, visit.tour.tourName).click();
      await expect(page.getByRole('radio', { name: visit.time })).toBeAttached();
    },
  },
  'checkout without a cart': {
    open: async (page, locale) => {
      await page.goto(paths.checkout(locale, 'payment'));
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    },
  },
  'confirmation without an order': {
    open: async (page, locale) => {
      await page.goto(paths.confirmation(locale));
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    },
  },
};

test.use({ allowedErrors: [answered(404, 410)] });

for (const locale of locales) {
  for (const [name, { then = {}, ...state }] of Object.entries(states)) {
    test(`${name}, ${locale}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [what, { open, widths, parts }] of Object.entries({ [name]: state, ...then })) {
        await open(page, locale);
        await expectAccessible(page, what, widths, [], parts?.(page, locale));
      }
    });
  }
}

test.describe('a service that fails', () => {
  test.use({ allowedErrors: [answered(503)] });

  for (const locale of locales) {
    test(`is said on the page, ${locale}`, async ({ page }) => {
      await page.route(/\/api\/(search|vendor)/, (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', errorMessage: 'down' } }),
      );
      await asFile(page, paths.search(locale));
      await page.goto(paths.search(locale, 'rom'));
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'search that fails');
      await openTour(page, locale);
      await bookingPanel(page, locale).locator('[aria-haspopup="dialog"]').click();
      await page.keyboard.press('Escape');
      await expect(bookingPanel(page, locale).getByRole('button', { name: bookingMessages(locale).retry })).toBeVisible();
      await expectAccessible(page, 'tour that fails', undefined, [], bookingPanel(page, locale));
    });
  }
});

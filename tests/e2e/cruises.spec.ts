import type { Locator, Page } from '@playwright/test';
import { locales, type Day, type Locale } from '#contracts/common.ts';
import { addDays, formatDay } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import { chromeMessages } from '#i18n/chrome/index.ts';
import { cruiseFinderMessages } from '#i18n/cruise-finder/index.ts';
import { cruiseMessages } from '#i18n/cruises/index.ts';
import { fleetMessages } from '#i18n/fleet/index.ts';
import { homeMessages } from '#i18n/home/index.ts';
import { notFoundMessages } from '#i18n/not-found/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { lateSailingId, sailingDay } from '../support/sailings.ts';
import { answered, expect, test } from '../support/shop.ts';
import { bookingPanel, dayName } from '../support/tour-page.ts';

const romeDay = addDays(sailingDay(), 2);
const shortDay = addDays(sailingDay(), 4);

const partOf = (page: Page, locale: Locale, day: Day): Locator => {
  const name = formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });
};

const finderOn = (page: Page, locale: Locale): Locator => page.getByRole('region', { name: cruiseFinderMessages(locale).title });

test("a ship's name, its next sailing and the way to it are in the first screen of a phone", async ({ page }) => {
  const locale = 'de';
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.ship(locale, 'meridian-star'));
  const { seeSailing, otherShips } = fleetMessages(locale);
  const main = page.getByRole('main');
  const wayOn = main.getByRole('link', { name: seeSailing }).or(main.getByRole('link', { name: otherShips({ line: 'Meridian Lines' }) }));
  for (const part of [main.getByRole('heading', { level: 1 }), wayOn]) await expect(part).toBeInViewport({ ratio: 1 });
});

for (const locale of locales) {
  const [t, find] = [cruiseMessages(locale), cruiseFinderMessages(locale)];

  // Requirements 2.7.
  test(`from a day of a sailing to a tour that brings its guests back in time, ${locale}`, atOneWidth(locale), async ({ page }) => {
    await page.goto(paths.cruise(locale, lateSailingId));
    const line = page.getByRole('navigation', { name: t.days });
    await expect(line.getByRole('link')).toHaveCount(6);
    const map = page.getByRole('img', { name: t.routeMap });
    await expect(map).toHaveCount(1);
    await expect(map.locator('text').filter({ hasText: 'Civitavecchia' })).toBeVisible();
    await line
      .getByRole('link', { name: locale === 'en' ? 'Rome' : 'Rom' })
      .first()
      .click();
    await expect(partOf(page, locale, romeDay)).toBeInViewport();
    await expect(partOf(page, locale, romeDay)).toContainText(/°C/);
    const card = partOf(page, locale, romeDay).getByRole('article').first();
    await expect(card).toContainText(locale === 'en' ? 'to spare' : 'Reserve');
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveURL(new RegExp(`dateFrom=${romeDay}`));
    await expect(bookingPanel(page, locale).getByRole('button', { name: dayName(romeDay, locale) })).toBeVisible();
  });

  test(
    `a sailing is found by ship and date, and the days in port are shown before it is opened, ${locale}`,
    atOneWidth(locale),
    async ({ page }) => {
      const finder = finderOn(page, locale);
      await page.goto(paths.home(locale));
      await page
        .getByRole('navigation', { name: homeMessages(locale).kinds })
        .getByRole('link', { name: homeMessages(locale).excursions })
        .click();
      await finder.getByLabel(find.ship, { exact: true }).click();
      await finder.getByLabel(find.ship, { exact: true }).selectOption('Meridian Star');
      const sailings = finder.getByLabel(find.sailing, { exact: true });
      await expect(sailings).toBeEnabled();
      await sailings.selectOption(lateSailingId);
      await expect(finder.getByRole('list', { name: find.ports }).getByRole('listitem')).toHaveCount(5);
      await finder.getByRole('link', { name: find.open }).click();
      await expect(page).toHaveURL(paths.cruise(locale, lateSailingId));
    },
  );

  test(`a pasted itinerary leads to its sailing, or to the ports that have tours, and is not sent, ${locale}`, async ({ page }) => {
    const finder = finderOn(page, locale);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(decodeURIComponent(request.url()) + (request.postData() ?? '')));
    await page.goto(paths.cruises(locale));
    await finder.getByRole('button', { name: find.paste }).click();
    const paste = async (text: string) => {
      await finder.getByLabel(find.pasteLabel).fill(text);
      await finder.getByRole('button', { name: find.read }).click();
    };
    await finder.getByRole('button', { name: find.read }).click();
    await expect(finder.getByText(find.empty)).toBeVisible();
    const dayIn = (days: number) => formatDay(addDays(sailingDay(), days), locale, { dateStyle: 'long' });
    await paste(`Cabin 8123\nMERIDIAN STAR\n${dayIn(0)} Barcelona\n${dayIn(2)} Civitavecchia`);
    await expect(finder.getByRole('link', { name: locale === 'en' ? 'Rome and back' : 'Nach Rom und zurück' })).toBeVisible();
    await paste(`Cabin 8123\nGolden Whale\n${dayIn(60)} Civitavecchia\n${dayIn(61)} Mykonos`);
    await finder.getByRole('link', { name: locale === 'en' ? /^Tours in Rome/ : /^Touren in Rom/ }).click();
    await expect(page).toHaveURL(new RegExp(`dateFrom=${addDays(sailingDay(), 60)}`));
    expect(sent.filter((text) => text.includes('8123'))).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`a search for a ship and a month leads to its sailing, ${locale}`, async ({ page }) => {
      const month = formatDay(sailingDay(), locale, { month: 'long' });
      await page.goto(paths.search(locale, `Meridian Star ${month}`));
      await expect(page.getByRole('heading', { level: 2, name: t.found })).toBeVisible();
      await page.getByRole('link', { name: locale === 'en' ? 'Rome and back' : 'Nach Rom und zurück' }).click();
      await expect(page).toHaveURL(paths.cruise(locale, lateSailingId));
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the way to a ship's days, and what does not fit; from a sailing to its ship, to the line, and to another ship", async ({
    page,
  }) => {
    const locale = 'de';
    const main = page.getByRole('main');
    const isAt = (name: string) => expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goto(paths.cruises(locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(paths.cruise(locale, lateSailingId));
    const day = partOf(page, locale, shortDay);
    await expect(day).toContainText(cruiseMessages(locale).noneFits({ city: 'Rom' }));
    await day.locator('summary').click();
    await expect(day.getByText('Passt nicht').first()).toBeVisible();

    const trail = page.getByRole('navigation', { name: chromeMessages(locale).breadcrumbs });
    await trail.getByRole('link', { name: 'Meridian Star' }).click();
    await isAt('Meridian Star');
    await expect(page).toHaveURL(paths.ship(locale, 'meridian-star'));
    await trail.getByRole('link', { name: 'Meridian Lines' }).click();
    await isAt('Meridian Lines');
    await main.getByRole('link', { name: 'Meridian Danube' }).click();
    await isAt('Meridian Danube');
  });
});

test.describe('what there is not', () => {
  test.use({ allowedErrors: [answered(404)] });

  test('no sailing, ship or line of this shop: the page is the not-found page, which leads on', async ({ page }) => {
    const t = notFoundMessages('en');
    for (const [what, path] of [
      ['a sailing', paths.cruise('en', '00000000-0000-4000-8000-000000000000')],
      ['a ship', paths.ship('en', 'flying-dutchman')],
      ["a ship of another line's shop", paths.ship('en', 'petrel-light')],
      ['a line', paths.line('en', 'blue-petrel-line')],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), what).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), what).toContainText(t.headline);
      await page.getByRole('main').getByRole('link', { name: t.more }).click();
      await expect(page, what).toHaveURL(paths.listing('en'));
    }
  });
});

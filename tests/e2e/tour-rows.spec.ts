import type { Locator } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { homeMessages } from '#i18n/home/index.ts';
import { tourMessages } from '#i18n/tour/index.ts';
import { tourRowMessages } from '#i18n/tour-rows/index.ts';
import { expect, test } from '../support/shop.ts';
import { tourBySlug } from '../support/visits.ts';

const [t, words] = [tourRowMessages('en'), tourMessages('en')];
const slug = 'forum-and-palatine-at-first-light';

/** Pressed by key: a click would wait for an arrow that the turn before it has just put out. */
const turnToEnd = (next: Locator) =>
  expect(async () => {
    await next.press('Enter');
    await expect(next).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();

test('below a tour are reviews in either order, a row to turn of those near it, those like it, and the articles that speak of it', async ({
  page,
}) => {
  const tour = await tourBySlug(slug, 'en');
  await page.goto(paths.tour('en', tour.normalizedUrlPath));
  const nearby = page.getByRole('list', { name: t.nearby({ city: 'Rome' }) });
  await expect(nearby.getByRole('link')).toHaveCount(8);
  await expect(nearby.getByRole('link', { name: tour.tourName })).toHaveCount(0);
  await expect(page.getByRole('list', { name: t.alike }).getByRole('link')).toHaveCount(8);
  const carousel = page.locator('[data-carousel]').filter({ has: nearby });
  const [previous, next] = [carousel.getByRole('button', { name: t.previous }), carousel.getByRole('button', { name: t.next })];
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(nearby.getByRole('link').last()).not.toBeInViewport();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await turnToEnd(next);
  await expect(nearby.getByRole('link').last()).toBeInViewport();

  const region = page.locator('#reviews');
  await expect(region.getByRole('list', { name: words.histogram }).getByRole('listitem')).toHaveCount(5);
  const stars = () =>
    region.locator('[data-reviews] > li').evaluateAll((items) => items.map((item) => Number((item as HTMLElement).dataset['rating'])));
  const rising = (await stars()).toSorted((a, b) => a - b);
  await region.getByLabel(words.reviewOrder).selectOption(words.lowest);
  await expect.poll(stars).toEqual(rising);
  await region.getByLabel(words.reviewOrder).selectOption(words.highest);
  await expect.poll(stars).toEqual(rising.toReversed());

  const article = page
    .getByRole('main')
    .locator(`a[href="${paths.article('en', 'rome-without-the-queue')}"]`)
    .first();
  await article.click();
  await expect(page.getByRole('list', { name: t.ofArticle }).getByRole('link', { name: tour.tourName })).toBeVisible();
});

test('a phone has no arrows: rows are swiped', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(paths.tour('en', (await tourBySlug(slug, 'en')).normalizedUrlPath));
  await expect(page.getByRole('button', { name: t.next })).toHaveCount(0);
});

test('the featured tours are a row to turn, and what is recommended below is other tours', async ({ page }) => {
  await page.goto(paths.home('en'));
  const featured = page.getByRole('list', { name: homeMessages('en').featuredTitle });
  const recommended = page.getByRole('list', { name: t.promoted }).getByRole('link');
  const carousel = page.locator('[data-carousel]').filter({ has: featured });
  await expect(featured.getByRole('link')).toHaveCount(12);
  await expect(recommended).toHaveCount(12);
  const addresses = (links: Locator) => links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const shown = [...(await addresses(featured.getByRole('link'))), ...(await addresses(recommended))];
  expect(new Set(shown).size).toBe(24);
  const last = featured.getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  const next = carousel.getByRole('button', { name: t.next });
  await next.click();
  await turnToEnd(next);
  await expect(last).toBeInViewport();
});

test('below a city are tours recommended elsewhere', async ({ page }) => {
  await page.goto(paths.city('en', 'tours', 'rome'));
  const links = page.getByRole('list', { name: t.promotedElsewhere }).getByRole('link');
  await expect(links).toHaveCount(12);
  for (const link of await links.all()) await expect(link).not.toHaveAttribute('href', /\/rome\//);
});

test('a gallery of more pictures than are seen at once is turned', async ({ page }) => {
  const tour = await tourBySlug('buda-castle-hill-step-by-step', 'en');
  await page.goto(paths.tour('en', tour.normalizedUrlPath));
  const pictures = page.getByRole('list', { name: words.gallery }).getByRole('button');
  const previous = page.getByRole('button', { name: words.previousPicture });
  const next = page.getByRole('button', { name: words.nextPicture });
  await expect(pictures).toHaveCount(4);
  await expect(pictures.last()).not.toBeInViewport({ ratio: 0.5 });
  await next.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(previous).toBeFocused();
  await expect(previous, 'who comes by keyboard sees where they are').toHaveCSS('opacity', '1');
  await next.click();
  await expect(pictures.last()).toBeInViewport({ ratio: 0.9 });
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await page.goto(paths.tour('en', (await tourBySlug(slug, 'en')).normalizedUrlPath));
  await expect(pictures).toHaveCount(3);
  await expect(next).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('rows have no arrows, and the keyboard goes through them to the last', async ({ page }) => {
    await page.goto(paths.home('en'));
    const last = page
      .getByRole('list', { name: homeMessages('en').featuredTitle })
      .getByRole('link')
      .last();
    await expect(page.getByRole('button', { name: t.next })).toHaveCount(0);
    await last.focus();
    await expect(last).toBeInViewport();
  });
});

test('what was seen before is shown, on this device only, until the list is emptied', async ({ page }) => {
  const [first, second] = [await tourBySlug(slug, 'en'), await tourBySlug('fresh-pasta-in-trastevere', 'en')];
  const seen = page.getByRole('region', { name: t.seen });
  await page.goto(paths.tour('en', first.normalizedUrlPath));
  await expect(seen).toBeHidden();
  await page.goto(paths.tour('en', second.normalizedUrlPath));
  await expect(seen.getByRole('link')).toHaveAttribute('href', paths.tour('en', first.normalizedUrlPath));
  await seen.getByRole('button', { name: t.forget }).click();
  await expect(seen).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.tourName);
  await expect(seen).toBeHidden();
});

test.describe('without the sheet of the system', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a link to the tour is copied, which the page says', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
    const path = paths.tour('en', (await tourBySlug(slug, 'en')).normalizedUrlPath);
    await page.goto(`${path}?log=warning`);
    await page.getByRole('button', { name: words.share, exact: true }).click();
    await expect(page.getByText(t.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);
  });
});

import type { Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { tourRowMessages } from '#i18n/tour-rows/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { drawn } from '../support/drawn.ts';
import { cards, closeFilters, openFilters, pricesOn, sortBy } from '../support/listing-page.ts';
import { expect, test } from '../support/shop.ts';

const t = searchMessages('en');

const box = (page: Page) => page.getByRole('combobox', { name: t.label });
const options = (page: Page) => page.getByRole('search').getByRole('option');
const recommended = (page: Page) => page.getByRole('list', { name: tourRowMessages('en').promoted });

async function suggest(page: Page, text: string): Promise<void> {
  await page.goto(paths.home('en'));
  await box(page).click();
  await page.keyboard.type(text);
  await expect(options(page).first()).toContainText('Rome');
  // The answer to the last key, and not to one before it.
  await expect(page.getByRole('search').getByText(t.suggestions, { exact: true })).toBeVisible();
}

/** Holds what is answered to this from now on. @returns lets it go */
async function hold(page: Page, query: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/api/search' && url.searchParams.get('query') === query,
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return resolve;
}

const chosen = (page: Page) => page.getByRole('search').getByRole('option', { selected: true });

for (const locale of locales) {
  const texts = searchMessages(locale);

  test(`suggestions follow what is typed, places first where they fit best, ${locale}`, atOneWidth(locale), async ({ page }) => {
    await page.goto(paths.home(locale));
    const field = page.getByRole('combobox', { name: texts.label });
    await field.click();
    await field.pressSequentially(locale === 'de' ? 'Rom' : 'Rome');
    await expect(options(page).first()).toContainText(locale === 'de' ? 'Rom' : 'Rome');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(texts.spoken(await options(page).count()));
    await options(page).first().click();
    await expect(page).toHaveURL(paths.city(locale, 'tours', 'rome'));
  });
}

test('the results page says what it found', { tag: '@phone-only' }, async ({ page }) => {
  const [locale, texts] = ['de', searchMessages('de')] as const;
  await page.goto(paths.search(locale, 'kayak'));
  const found = page.getByRole('main').getByRole('article');
  await expect(found.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: texts.found(await found.count()) })).toBeVisible();
  await found.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('suggestions lie over the cards and their hearts', { tag: '@phone-only' }, async ({ page }) => {
  await suggest(page, 'rom');
  const list = await page.getByRole('search').getByRole('listbox').boundingBox();
  const heart = page.locator('[data-heart]').first();
  const place = await heart.boundingBox();
  if (!list || !place) throw new Error('both are on the page');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 4];
  expect(y, 'the list reaches down to the heart').toBeLessThan(list.y + list.height);
  const above = await page.evaluate(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('[data-heart]') ?? null, [x, y]);
  expect(above).toBeNull();
});

test('a search that finds something recommends nothing else; its box suggests for its query as soon as it opens', async ({ page }) => {
  await page.goto(paths.search('en', 'rome'));
  await expect(box(page)).toHaveValue('rome');
  await expect(cards(page).first()).toBeVisible();
  await expect(recommended(page)).toHaveCount(0);
  await box(page).click();
  await expect(options(page).first()).toContainText('Rome');
  await expect(page.getByText(t.nothing({ query: 'rome' }))).toHaveCount(0);
});

test('what was found can be sorted and filtered, and the address keeps it', async ({ page }) => {
  const refine = listingMessages('en');
  const heading = (count: number) => page.getByRole('heading', { name: t.found(count) });
  await page.goto(paths.search('en', 'kayak'));
  await expect(cards(page).first()).toBeVisible();
  const all = await cards(page).count();
  await sortBy(page, refine.low);
  await expect(page).toHaveURL(/\?q=kayak&sort=low$/);
  const rising = await pricesOn(page);
  expect(rising).toHaveLength(all);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));

  const filters = await openFilters(page, 'en');
  await filters
    .getByRole('group', { name: refine.category })
    .getByRole('checkbox', { name: /Nature/ })
    .check();
  await closeFilters(page);
  await expect(page).toHaveURL(/\?q=kayak&sort=low&category=nature$/);
  await expect(cards(page)).not.toHaveCount(all);
  const some = await cards(page).count();
  await expect(heading(some)).toBeVisible();
  await page.reload();
  await expect(heading(some)).toBeVisible();
  await expect(page.getByLabel(refine.sort)).toHaveValue('low');

  await page.getByRole('button', { name: refine.reset }).click();
  await expect(heading(all)).toBeVisible();
  await expect(page).toHaveURL(/\?q=kayak&sort=low$/);
});

test('filters that leave nothing of what was found say so', async ({ page }) => {
  const refine = listingMessages('en');
  await page.goto(`${paths.search('en', 'kayak')}&rating=4.7&category=show`);
  await expect(page.getByRole('heading', { name: refine.emptyTitle })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: refine.reset }).last().click();
  await expect(cards(page).first()).toBeVisible();
});

test('arrow keys choose a suggestion and Enter opens it', async ({ page }) => {
  await suggest(page, 'rome');
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(chosen(page)).toHaveCount(1);
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? 'an id of its own');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.city('en', 'tours', 'rome'));
});

test('keys of an input method do nothing; Escape closes the list, an arrow opens it again, Escape then empties the box', async ({
  page,
}) => {
  await suggest(page, 'rome');
  await box(page).evaluate((input) => {
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }));
  });
  await expect(chosen(page)).toHaveCount(0);
  await expect(options(page).first()).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(options(page).first()).toBeHidden();
  await expect(box(page)).toHaveValue('rome');

  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
});

test('what is typed after a choice takes the choice back, and Enter with nothing chosen leads to the results', async ({ page }) => {
  await suggest(page, 'rom');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveCount(1);
  const release = await hold(page, 'rome');
  await page.keyboard.type('e');
  await expect(chosen(page)).toHaveCount(0);
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  release();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.search('en', 'rome'));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a choice ends with the list that it was made in', async ({ page }) => {
  await suggest(page, 'rom');
  const release = await hold(page, 'rome');
  await page.keyboard.type('e');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveCount(1);
  release();
  await expect(chosen(page)).toHaveCount(0);
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
});

test('a click elsewhere closes the list, and so does a suggestion that is followed', { tag: '@phone' }, async ({ page }) => {
  await suggest(page, 'rome');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(options(page).first()).toBeHidden();
  await box(page).click();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await options(page).first().click();
  await expect(options(page).first()).toBeHidden();
});

test('"More results" leads to the results of what was typed; nothing is sent for an empty box', async ({ page }) => {
  await suggest(page, 'rome');
  await page.getByRole('link', { name: t.moreResults }).click();
  await expect(page).toHaveURL(paths.search('en', 'rome'));

  await page.goto(paths.home('en'));
  await box(page).fill('   ');
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page).toHaveURL(paths.home('en'));
});

test('a search that finds nothing says so and helps on', async ({ page }) => {
  await page.goto(paths.search('en', 'xyzzyqwv'));
  await expect(page.getByRole('heading', { name: t.nothing({ query: 'xyzzyqwv' }) })).toBeVisible();
  await expect(page.getByText(t.emptyHint1)).toBeVisible();
  await expect(recommended(page).getByRole('listitem')).toHaveCount(12);
  await page.getByRole('main').getByRole('link', { name: 'Rome' }).first().click();
  await expect(page).toHaveURL(paths.city('en', 'tours', 'rome'));
});

test('a query is shown as text, whatever it contains', async ({ page }) => {
  const query = '"><img src=x onerror=alert(1)>';
  await page.goto(paths.search('en', query));
  await expect(page.getByRole('main')).toContainText(query);
  await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to plain results', async ({ page }) => {
    const locale = 'en';
    await page.goto(paths.home(locale));
    await page.getByLabel(searchMessages(locale).label).fill('kayak');
    await page.getByRole('button', { name: searchMessages(locale).submit, exact: true }).click();
    // A browser sends empty fields, too: when and how many.
    await expect(page).toHaveURL((url) => url.pathname === paths.search(locale) && url.searchParams.get('q') === 'kayak');
    const result = page.getByRole('main').locator(`a[href*="/${locale}/"][href*="kayak"]`).first();
    const name = await result.innerText();
    await result.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });

  test('a query is written into the page as text', async ({ page }) => {
    await page.goto(paths.search('en', '<b>kayak</b>'));
    await expect(page.getByRole('main').locator('b')).toHaveCount(0);
  });
});

test.describe('an address that names a destination by its uuid', () => {
  const barcelona = '8a8b2027-a802-4261-b9c4-fca446dd6483';
  const addressOf = (uuid: string, locale: Locale) => `${paths.home(locale)}?location=${uuid}`;

  test('has it in the search box, which finds its tours', { tag: '@phone-only' }, async ({ page }) => {
    const locale = 'de';
    await page.goto(addressOf(barcelona, locale));
    const field = page.getByRole('combobox', { name: searchMessages(locale).label });
    await expect(field).toHaveValue('Barcelona');
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === paths.search(locale) && url.searchParams.get('q') === 'Barcelona');
    await expect(cards(page).first()).toContainText('Barcelona');
  });

  test('leaves the box as it is where there is none, and what is typed meanwhile', async ({ page }) => {
    const answer = page.waitForResponse(/\/locations\/search\?/);
    await page.goto(addressOf('00000000-0000-4000-8000-000000000000', 'en'));
    expect(await (await answer).json()).toEqual({});
    await drawn(page);
    await expect(box(page)).toHaveValue('');
    await page.route(/\/locations\/search\?/, async (route) => {
      await box(page).fill('jazz');
      await route.continue();
    });
    const late = page.waitForResponse(/\/locations\/search\?/);
    await page.goto(addressOf(barcelona, 'en'));
    await (await late).finished();
    await drawn(page);
    await expect(box(page)).toHaveValue('jazz');
  });
});

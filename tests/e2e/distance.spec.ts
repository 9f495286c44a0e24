import type { Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { distanceMessages } from '#i18n/distance/index.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { cards } from '../support/listing-page.ts';
import { expect, test } from '../support/shop.ts';

const pantheon = { latitude: 41.8986, longitude: 12.4769 };
const queries = { en: 'near the pantheon', de: 'am Pantheon' };
const words = { en: /([\d.,]+) (k?m) from (?:the Pantheon|here)/, de: /([\d.,]+) (k?m) (?:vom Pantheon|von hier)/ };

const nearMe = (page: Page, locale: Locale) => page.getByRole('button', { name: distanceMessages(locale).nearMe, exact: true });
const orders = (page: Page, locale: Locale) => page.getByLabel(listingMessages(locale).sort);

/** How far each card says that its tour is, in kilometres, in the order of the page. */
async function distances(page: Page, locale: Locale): Promise<number[]> {
  const texts = await cards(page).allTextContents();
  return texts.map((text) => {
    const [, number = '', unit] = words[locale].exec(text) ?? [];
    const value = Number(locale === 'de' ? number.replaceAll('.', '').replace(',', '.') : number.replaceAll(',', ''));
    return number === '' ? NaN : value / (unit === 'm' ? 1000 : 1);
  });
}

async function expectNearestFirst(page: Page, locale: Locale): Promise<void> {
  await expect(cards(page).first()).toContainText(words[locale]);
  const all = await distances(page, locale);
  expect(all.length).toBeGreaterThan(3);
  expect(all).not.toContain(NaN);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
}

const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

for (const locale of locales) {
  const t = distanceMessages(locale);

  test.describe(`where the shopper is, ${locale}`, atOneWidth(locale), () => {
    test.use({ geolocation: pantheon, permissions: ['geolocation'] });

    test('sorts a list at a press, stays in the page, and is forgotten at another', async ({ page, context }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
      await page.goto(paths.city(locale, 'tours', 'rome'));
      const before = await names(page);
      await expect(orders(page, locale).getByRole('option', { name: t.sort })).toHaveCount(0);
      await nearMe(page, locale).click();
      await expect(page.getByText(t.known)).toBeVisible();
      await expect(orders(page, locale)).toHaveValue('distance');
      await expectNearestFirst(page, locale);
      await expect(page).toHaveURL(/\?sort=distance$/);
      const stored =
        JSON.stringify(await context.storageState({ indexedDB: true })) +
        JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })));
      for (const text of [...requests, stored]) expect(text).not.toMatch(/41\.898|12\.476/);
      await nearMe(page, locale).click();
      await expect(nearMe(page, locale)).toHaveAttribute('aria-pressed', 'false');
      expect(await names(page)).toEqual(before);
      await expect(cards(page).first()).not.toContainText(words[locale]);
    });
  });

  test(`a sight that a search names is one to sort from, ${locale}`, atOneWidth(locale), async ({ page }) => {
    await page.goto(paths.search(locale, queries[locale]));
    await expect(cards(page).first()).toContainText(words[locale]);
    await orders(page, locale).focus();
    await orders(page, locale).selectOption({ label: t.sort });
    await expect(page).toHaveURL(/[?&]sort=distance$/);
    await expectNearestFirst(page, locale);
  });
}

test('a refusal is said in words, and the order stays', { tag: '@phone-only' }, async ({ page }) => {
  const [locale, t] = ['de', distanceMessages('de')] as const;
  await page.goto(paths.city(locale, 'tours', 'rome'));
  const before = await names(page);
  await nearMe(page, locale).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: t.refused })).toBeVisible();
  expect(await names(page)).toEqual(before);
  await expect(nearMe(page, locale)).toHaveAttribute('aria-pressed', 'false');
  await expect(orders(page, locale)).toHaveValue('');
});

test('a refusal can be heard, and pressed by keyboard', async ({ page }) => {
  await page.goto(paths.search('en', 'boat'));
  await nearMe(page, 'en').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: distanceMessages('en').refused })).toBeVisible();
  await expect(nearMe(page, 'en')).toBeFocused();
});

test('an address that asks for distances from nowhere shows what is recommended', async ({ page }) => {
  const address = `${paths.city('en', 'tours', 'rome')}?travellers=1`;
  await page.goto(address);
  const recommended = await names(page);
  await page.goto(`${address}&sort=distance`);
  expect(await names(page)).toEqual(recommended);
  await expect(orders(page, 'en')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a named sight has its distances, and a link sorts by them', async ({ page }) => {
    await page.goto(paths.search('en', queries.en));
    await expect(nearMe(page, 'en')).toBeHidden();
    await page.getByRole('link', { name: distanceMessages('en').byDistance }).click();
    await expectNearestFirst(page, 'en');
  });
});

import type { Page } from '@playwright/test';
import type { AnalyticsEvent } from '#contracts/analytics.ts';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { chromeMessages } from '#i18n/chrome/index.ts';
import { cards, fillCard, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { movedIn, watchMovement } from '../support/movement.ts';
import { reachPayment } from '../support/reach-payment.ts';
import { answered, expect, test } from '../support/shop.ts';

test.use({ consent: null });

const banner = (page: Page, locale: Locale) => page.getByRole('region', { name: chromeMessages(locale).consentTitle });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dataLayer = (page: Page) => page.evaluate(() => (window as { dataLayer?: AnalyticsEvent[] }).dataLayer);
const stepOf = (one: AnalyticsEvent) => (one.event === 'checkout' ? one.ecommerce.checkout.actionField.step : one.event);
const impressionsOf = (one: AnalyticsEvent) => (one.event === 'impressions' ? one.ecommerce.impressions : []);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('landfall:consent'));

test('nothing is reported before there is consent, nor after a refusal', async ({ page }) => {
  const [locale, t] = ['en', chromeMessages('en')] as const;
  await page.goto(paths.home(locale));
  await expect(banner(page, locale)).toBeVisible();
  expect([await dataLayer(page), await kept(page)]).toEqual([undefined, null]);
  await button(page, t.consentRefuse).click();
  await expect(banner(page, locale)).toBeHidden();
  expect(await kept(page)).toMatch(/^"denied 1 \d{4}-\d\d-\d\d"$/);

  await page.goto(paths.listing(locale));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(banner(page, locale)).toBeHidden();
  expect(await dataLayer(page)).toBeUndefined();
});

test('with consent pages and tours are reported, until it is taken back', { tag: '@phone-only' }, async ({ page }) => {
  const [locale, t] = ['de', chromeMessages('de')] as const;
  await page.goto(`${paths.listing(locale)}?q=secret`);
  await button(page, t.consentAgree).click();
  const events = async () => (await dataLayer(page)) ?? [];
  await expect.poll(async () => (await events()).slice(0, 2).map(({ event }) => event)).toEqual(['pageview', 'impressions']);
  expect((await events())[0]).toMatchObject({ page: { path: paths.listing(locale), language: locale } });
  const name = await page.getByRole('main').getByRole('article').first().getByRole('heading').innerText();
  await expect.poll(async () => (await events()).flatMap(impressionsOf).map((one) => one.name)).toContain(name);
  // Each tour once, also where the awake list brings others than were printed.
  const reported = (await events()).flatMap(impressionsOf);
  expect(new Set(reported.map(({ id }) => id)).size).toBe(reported.length);
  expect(reported.map(({ position }) => position)).toEqual(reported.map((_, index) => index + 1));

  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect
    .poll(async () => (await dataLayer(page))?.map(({ event }) => event))
    .toEqual(expect.arrayContaining(['pageview', 'productDetails']));

  await button(page, t.consentChange).click();
  await expect(banner(page, locale)).toBeFocused();
  expect([await dataLayer(page), await kept(page)]).toEqual([[], 'null']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page, locale)).toBeHidden();
  expect(await kept(page)).toMatch(/^"denied/);
});

test('an answer to an earlier question is asked for again; the banner moves nothing and is not there while paying', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('landfall:version', '8');
    localStorage.setItem('landfall:consent', '"granted 0 2020-01-01"');
  });
  await watchMovement(page);
  await page.goto(paths.notFound('en'));
  await expect(banner(page, 'en')).toBeVisible();
  expect(await dataLayer(page)).toBeUndefined();
  expect(await movedIn(page)).toEqual([]);
  await page.goto(paths.checkout('en', 'payment'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(banner(page, 'en')).toHaveCount(0);
});

test.describe('with consent', () => {
  test.use({ consent: 'granted' });

  test('a purchase is reported step by step, once, and names nobody', async ({ page }) => {
    const events: AnalyticsEvent[] = [];
    await page.exposeFunction('collect', (event: AnalyticsEvent) => {
      events.push(event);
    });
    await page.addInitScript(() => {
      const { collect } = window as unknown as { collect: (event: unknown) => void };
      Object.assign(window, { dataLayer: Object.assign([], { push: collect }) });
    });
    const { booker, quote } = await reachPayment(page);
    await expect.poll(() => events.map(stepOf)).toContain(3);
    await page.reload();
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    const orderNumber = await orderNumberOn(page, 'en');
    await expect.poll(() => events.map(({ event }) => event)).toContain('purchase');
    await page.reload();
    await orderNumberOn(page, 'en');

    const ordering = events.filter(({ event }) => ['addToCart', 'checkout', 'purchase'].includes(event));
    expect(ordering.map(stepOf)).toEqual(['addToCart', 1, 2, 3, 4, 'purchase']);
    expect(ordering.at(-1)).toMatchObject({
      ecommerce: {
        currencyCode: 'EUR',
        purchase: {
          actionField: { id: orderNumber, revenue: quote.grandTotal },
          products: [{ id: quote.tourId, quantity: 1, variant: 'Adult' }],
        },
      },
    });
    for (const secret of Object.values(booker)) expect(JSON.stringify(events)).not.toContain(secret);
  });
});

test.describe('a partner', () => {
  test.use({ allowedErrors: [answered(404)] });

  test('without a logo leaves nothing behind; one with a logo is shown by it for as long as the tab lasts', async ({ page }) => {
    await page.goto(`${paths.home('en')}?affiliate=unknown-partner`);
    await expect(page.locator('[data-affiliate-logo]')).toHaveCount(0);
    await page.goto(`${paths.home('en')}?affiliate=sample-partner`);
    const logo = page.getByRole('img', { name: chromeMessages('en').affiliate });
    await expect(logo).toBeVisible();
    await page.goto(paths.listing('en'));
    await expect(logo).toBeVisible();
  });
});

test('?log= tells the console what happens, for the tab; other words are ignored', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(`${paths.home('en')}?log=loud`);
  await page.goto(`${paths.home('en')}?log=debug`);
  await expect.poll(() => lines.join('\n')).toContain('log level debug');
  await page.goto(paths.listing('en'));
  await expect.poll(() => lines.join('\n')).toContain(`${paths.listing('en')}, log level debug`);
  expect(lines.filter((line) => line.includes('log level'))).toHaveLength(2);
});

import type { Page } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { homeMessages } from '#i18n/home/index.ts';
import { offlineMessages } from '#i18n/offline/index.ts';
import { orderFileMessages } from '#i18n/order-files/index.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { cards, fillCard, newBooker, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { reachPayment } from '../support/reach-payment.ts';
import { workerStarted } from '../support/service-worker.ts';
import { openPaymentOf } from '../support/several-items.ts';
import { expect, test } from '../support/shop.ts';

/** The first letters of a file. */
const startOf = (page: Page, path: string | null): Promise<string> =>
  page.evaluate(async (url) => new TextDecoder().decode((await (await fetch(url)).arrayBuffer()).slice(0, 15)), String(path));

test.describe('without a network connection', () => {
  test.use({ serviceWorkers: 'allow', allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/] });

  test('visited pages open, others say why not', async ({ page, context }) => {
    const locale = 'de';
    await page.goto(paths.home(locale));
    await workerStarted(page);
    await page.goto(paths.city(locale, 'tours', 'rome'));
    const title = await page.title();
    await context.setOffline(true);
    await page.reload();
    await expect(page).toHaveTitle(title);
    await page.goto(paths.city(locale, 'tours', 'paris'));
    await expect(page.getByText(offlineMessages(locale).notSeen)).toBeVisible();
    await expect(page.getByText(offlineMessages(locale).none)).toBeVisible();
  });

  test('the installed app starts: at home with a network connection, without one at what it has cached', async ({ page, context }) => {
    await page.goto(paths.city('en', 'tours', 'rome'));
    await workerStarted(page);
    await page.goto('/');
    await expect(page).toHaveURL(paths.home('en'));
    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByText(offlineMessages('en').notSeen)).toBeVisible();
    await expect(page.getByText(offlineMessages('en').none)).toBeVisible();
  });

  test('tickets open in flight mode, and leave the device when asked', async ({ page, context }) => {
    const t = offlineMessages('en');
    const { visit } = await reachPayment(page);
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    const orderNumber = await orderNumberOn(page, 'en');
    await expect(page.getByText(t.saved)).toBeVisible();
    await workerStarted(page);

    await context.setOffline(true);
    await page.goto(paths.offline('en'));
    const ticket = page.getByRole('listitem').filter({ hasText: orderNumber });
    await expect(ticket).toContainText(visit.tour.startingPointInformation.title);
    await expect(ticket.getByRole('link', { name: visit.tour.vendor.phone })).toBeVisible();
    const pdf = await ticket.getByRole('link', { name: /PDF/ }).getAttribute('href');
    expect(await startOf(page, pdf)).toMatch(/^%PDF-/);

    await ticket.getByRole('button', { name: t.forget }).click();
    await expect(page.getByText(t.none)).toBeVisible();
    expect(await page.evaluate(async () => (await (await caches.open('landfall-tickets')).keys()).length)).toBe(0);
  });

  test('a whole trip opens in flight mode, and leaves the device with one of its tickets', async ({ page, context }) => {
    const locale = 'de';
    const [t, files] = [offlineMessages(locale), orderFileMessages(locale)];
    await openPaymentOf(page, ['fountains-and-squares-after-dark', 'forum-and-palatine-at-first-light'], newBooker(), {
      locale,
      adults: 1,
    });
    await fillCard(page, locale, cards.plain);
    await orderButton(page, locale).click();
    const orderNumber = await orderNumberOn(page, locale);
    await expect(page.getByRole('link', { name: files.tickets })).toBeVisible();
    await expect(page.getByText(t.saved)).toBeVisible();
    await workerStarted(page);

    await context.setOffline(true);
    await page.goto(paths.offline(locale));
    const order = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: t.order({ number: orderNumber }), exact: true }) });
    const [pdf, calendar] = [files.tickets, files.calendar].map((name) => order.getByRole('link', { name }));
    expect(await startOf(page, await pdf!.getAttribute('href'))).toMatch(/^%PDF-/);
    expect(await startOf(page, await calendar!.getAttribute('href'))).toBe('BEGIN:VCALENDAR');

    const forget = page.getByRole('button', { name: t.forget });
    await expect(forget).toHaveCount(2);
    await forget.first().click();
    await expect(forget).toHaveCount(1);
    await expect(order).toHaveCount(0);
    const kept = await page.evaluate(async () => (await (await caches.open('landfall-tickets')).keys()).map(({ url }) => url));
    expect(kept.filter((url) => url.includes('order'))).toEqual([]);
  });
});

test.describe('after a deployment', () => {
  test.use({ allowedErrors: [/ERR_FAILED|Failed to load resource/] });

  test('a script that is gone loads the page once more, and what was typed is still there (fault 36)', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/_astro/SearchBox*.js*', (route) => (loads > 1 ? route.fallback() : route.abort()));
    await page.goto(paths.home('en'));
    await expect(page.getByRole('heading', { name: homeMessages('en').featuredTitle })).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByLabel(searchMessages('en').label).pressSequentially('rome');
    await reloaded;
    const box = page.getByLabel(searchMessages('en').label);
    await expect(box).toHaveValue('rome');
    await box.click();
    await expect(page.getByRole('search').getByRole('option').first()).toContainText('Rome');
    expect(loads).toBe(2);
  });
});

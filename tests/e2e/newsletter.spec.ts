import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { newsletterTarget } from '#domain/newsletter.ts';
import { paths } from '#domain/routes.ts';
import { newsletterMessages } from '#i18n/newsletter/index.ts';
import { mailTo } from '../support/back-office.ts';
import { answered, expect, test } from '../support/shop.ts';

const newAddress = (): string => `reader.${randomUUID()}@example.com`;
const field = (page: Page, locale: Locale): Locator => page.getByLabel(newsletterMessages(locale).email);

async function subscribe(page: Page, locale: Locale, address: string): Promise<void> {
  await field(page, locale).fill(address);
  await page.getByRole('button', { name: newsletterMessages(locale).submit }).click();
}

/** Opens the mail's link and presses the button there. */
async function confirm(page: Page, address: string): Promise<void> {
  const link = /http\S+\/newsletter\/confirm\S+/.exec((await mailTo(address)).text)?.[0];
  await page.goto(link ?? '');
  await page.getByRole('button').click();
}

const listed: Record<Locale, string> = { en: 'You are on the list', de: 'Sie stehen auf der Liste' };

test('a reader subscribes from the footer and confirms by mail', { tag: '@phone-only' }, async ({ page }) => {
  const locale = 'de';
  const [t, address] = [newsletterMessages(locale), newAddress()];
  await page.goto(paths.home(locale));
  await subscribe(page, locale, address);
  await expect(page.getByRole('status').getByText(t.success)).toBeVisible();
  await expect(field(page, locale)).toHaveValue('');
  await confirm(page, address);
  await expect(page.getByRole('heading', { name: listed[locale] })).toBeVisible();

  await page.goto(paths.newsletter(locale));
  await subscribe(page, locale, address);
  await expect(page.getByText(t.duplicate)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form subscribes, confirms and says what it did', async ({ page }) => {
    const locale = 'en';
    const [t, address] = [newsletterMessages(locale), newAddress()];
    await page.goto(paths.city(locale, 'tours', 'rome'));
    await subscribe(page, locale, address);
    await expect(page).toHaveURL(newsletterTarget(locale, 'success'));
    await expect(page.getByText(t.success)).toBeVisible();
    await expect(page.getByText(t.failure)).toBeHidden();
    await confirm(page, address);
    await expect(page.getByRole('heading', { name: listed[locale] })).toBeVisible();

    await page.goto(paths.newsletter(locale));
    await subscribe(page, locale, address);
    await expect(page.getByText(t.duplicate)).toBeVisible();
  });
});

test('an address that is none is named beside the field, which keeps it and the focus', async ({ page }) => {
  await page.goto(paths.newsletter('de'));
  await subscribe(page, 'de', 'ada@nirgendwo');
  await expect(page.getByText(newsletterMessages('de').invalid)).toBeVisible();
  await expect(field(page, 'de')).toHaveValue('ada@nirgendwo');
  await expect(field(page, 'de')).toBeFocused();
  await subscribe(page, 'de', '');
  await expect(field(page, 'de')).toHaveAttribute('aria-invalid', 'true');
});

test.describe('when the service fails', () => {
  test.use({ allowedErrors: [answered(503)] });

  test('the form says so, keeps the address and can be sent again', async ({ page }) => {
    const [t, address] = [newsletterMessages('en'), newAddress()];
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/newsletter/**', async (route) => {
      await asked;
      await route.fulfill({ status: 503, json: { code: 'unavailable', errorMessage: 'down' } });
    });
    await page.goto(paths.newsletter('en'));
    await subscribe(page, 'en', address);
    await expect(page.getByRole('button', { name: t.submit })).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(page.getByText(t.failure)).toBeVisible();
    await expect(field(page, 'en')).toHaveValue(address);
    await page.unrouteAll();
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(t.success)).toBeVisible();
  });
});

test('the block is not where it would be in the way', async ({ page }) => {
  for (const path of [paths.checkout('en', 'personal_info'), paths.confirmation('en')]) {
    await page.goto(path);
    await expect(page.locator('form[action="/newsletter/subscriptions"]')).toHaveCount(0);
  }
  await page.goto(paths.newsletter('en'));
  await expect(page.locator('form[action="/newsletter/subscriptions"]')).toHaveCount(1);
});

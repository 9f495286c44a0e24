import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { applicationMessages } from '#i18n/applications/index.ts';
import { contentMessages } from '#i18n/content/index.ts';
import { mailTo, mailWith } from '../support/back-office.ts';
import { answered, expect, test } from '../support/shop.ts';

test.use({ allowedErrors: [answered(400)] });

/** In the brand's `brand.yaml`. */
const shop = 'hello@landfall.example';
const subjects = { en: 'Your application to Landfall has reached us', de: 'Ihre Bewerbung bei Landfall ist angekommen' };

async function apply(page: Page, locale: Locale): Promise<void> {
  const say = applicationMessages(locale);
  const [business, email] = [`Ombra Lunga ${randomUUID()}`, `${randomUUID()}@example.com`];
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await page.goto(`/${locale}/suppliers`);
  await page
    .getByRole('link', { name: contentMessages(locale).apply })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();

  await field(say.business).fill(business);
  await field(say.tour).fill('An evening walk along the Tiber.');
  await field(say.contactName).fill('Livia Prova');
  await field(say.email).fill('livia');
  await page.getByRole('button', { name: say.send }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([say.missingCity, say.invalidEmail]);
  await expect(field(say.city)).toBeFocused();
  await expect(field(say.business)).toHaveValue(business);
  await expect(field(say.tour)).toHaveValue('An evening walk along the Tiber.');

  await field(say.city).fill('Rome');
  await page.getByRole('alert').getByRole('link', { name: say.invalidEmail }).click();
  await expect(field(say.email)).toBeFocused();
  await field(say.email).fill(email);
  await field(say.email).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say.sentTitle })).toBeVisible();

  expect((await mailTo(email)).subject).toBe(subjects[locale]);
  expect((await mailWith(shop, business)).text).toContain(email);
}

test('an operator applies, and both sides are told', ({ page }) => apply(page, 'en'));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an operator applies as well', { tag: '@phone-only' }, ({ page }) => apply(page, 'de'));
});

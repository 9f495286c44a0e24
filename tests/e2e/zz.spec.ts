import { reachPayment } from '../support/reach-payment.ts';
import { test } from '../support/shop.ts';
for (const [locale, width, scheme] of [['en', 1440, 'dark'], ['de', 360, 'light'], ['de', 1440, 'light'], ['en', 360, 'dark']] as const)
test(`look ${locale} ${width}`, async ({ page }) => {
  page.on('console', (m) => console.log(m.text()));
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme });
  await reachPayment(page, locale);
  await page.getByRole('radio', { name: /Google Pay/ }).check();
  const b = page.getByRole('button', { name: /(Buy|Kaufen) (with|mit) Google Pay/ });
  await b.waitFor();
  await page.screenshot({ path: `/tmp/look/w-${locale}-${width}.png`, fullPage: true });
  await b.click();
  await page.getByRole('dialog').waitFor();
  await page.screenshot({ path: `/tmp/look/w-${locale}-${width}-sheet.png` });
  await page.getByRole('button', { name: /^(Pay|Bezahlen)$/ }).click();
  await page.waitForURL(/confirmation/);
  await page.screenshot({ path: `/tmp/look/w-${locale}-${width}-done.png` });
});

import { reachPayment } from '../support/reach-payment.ts';
import { goToBancontact, leaveBancontact, payAtBancontact } from '../support/bancontact-page.ts';
import { test } from '../support/shop.ts';

test('look', { tag: '@phone' }, async ({ page }, info) => {
  await reachPayment(page);
  const shot = (name: string) => page.screenshot({ path: `/tmp/b-${name}-${info.project.name}.png`, fullPage: true });
  await page.waitForTimeout(1500);
  await shot('card');
  await page.getByRole('radio', { name: 'Bancontact' }).check();
  await shot('banc');
  await goToBancontact(page, 'en');
  await shot('sim');
  await leaveBancontact(page, 'en');
  await page.waitForTimeout(2500);
  await shot('left');
  console.log(page.url());
  await page.getByRole('button', { name: 'Go on to Bancontact' }).click();
  await page.waitForTimeout(1000);
  await payAtBancontact(page);
  await page.waitForTimeout(4000);
  console.log(page.url());
  await shot('done');
});

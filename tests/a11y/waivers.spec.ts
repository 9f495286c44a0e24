import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { waiverMessages } from '#i18n/waivers/index.ts';
import { bookedFamily } from '../support/family.ts';
import { openBooking } from '../support/guest-booking-page.ts';
import { answered, expect, test } from '../support/shop.ts';
import { expectAccessible, narrow, pageRules, wide } from './axe.ts';

const locale = 'de';

test.use({ allowedErrors: [answered(400)] });

test('the pages on which participants sign', async ({ page }) => {
  const say = waiverMessages(locale);
  const { booking, names } = await bookedFamily(locale);
  const [lead = '', , minor = ''] = names;
  await openBooking(page, locale, booking);
  await page.getByRole('link', { name: guestBookingMessages(locale).unsigned(3) }).click();
  await expectAccessible(page, 'who has to sign', [narrow, wide], pageRules);
  await page.getByRole('link', { name: say.read({ name: minor }) }).click();
  await page.getByRole('button', { name: say.submit }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a signature that is not complete', [narrow, wide], pageRules);
  await page.getByLabel(say.agreeGuardian({ name: minor })).check();
  await page.getByLabel(say.guardianName, { exact: true }).fill(lead);
  await page.getByRole('button', { name: say.submit }).click();
  await expect(page.getByText(say.done({ name: lead }))).toBeVisible();
  await expectAccessible(page, 'signed', [narrow], pageRules);
});

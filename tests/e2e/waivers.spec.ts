import type { Page } from '@playwright/test';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { waiverMessages } from '#i18n/waivers/index.ts';
import { bookedFamily } from '../support/family.ts';
import { openBooking } from '../support/guest-booking-page.ts';
import { answered, expect, test } from '../support/shop.ts';

const say = waiverMessages('en');
const t = guestBookingMessages('en');

// A form that is not complete.
test.use({ allowedErrors: [answered(400)] });

/** By keyboard alone: the tick, the name, the button. */
async function signByKeyboard(page: Page, agree: string, label: string, name: string): Promise<void> {
  await page.getByLabel(agree).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say.done({ name }))).toBeVisible();
}

test('three sign before the visit, one of them a minor: by keyboard, and one with a drawing', async ({ page }) => {
  const { booking, names } = await bookedFamily();
  const [lead = '', second = '', minor = ''] = names;
  await openBooking(page, 'en', booking);
  await page.getByRole('link', { name: t.unsigned(3) }).click();
  await page.getByRole('link', { name: say.read({ name: lead }) }).click();
  await signByKeyboard(page, say.agree, say.name, lead);

  await page.getByRole('link', { name: say.backToList }).click();
  await page.getByRole('link', { name: say.read({ name: minor }) }).click();
  await expect(page.getByText(say.guardianNotice({ name: minor }))).toBeVisible();
  await signByKeyboard(page, say.agreeGuardian({ name: minor }), say.guardianName, lead);

  await page.getByRole('link', { name: say.backToList }).click();
  await page.getByRole('link', { name: say.read({ name: second }) }).click();
  await page.getByRole('button', { name: say.submit }).click();
  await expect(page.getByRole('alert')).toContainText(say.missingName);
  await page.getByLabel(say.agree).check();
  await page.getByLabel(say.name, { exact: true }).fill(second);
  const canvas = page.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('there is nothing to draw on');
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 80, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('button', { name: say.submit }).click();
  await expect(page.getByText(say.done({ name: second }))).toBeVisible();

  const file = await page.request.get((await page.getByRole('link', { name: say.file({ name: second }) }).getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await page.getByRole('link', { name: say.backToList }).click();
  await expect(page.getByText(say.allSigned)).toBeVisible();
  await page.getByRole('link', { name: say.toBooking }).click();
  await expect(page.getByRole('link', { name: t.signed })).toBeVisible();
});

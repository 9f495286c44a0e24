import { paths } from '#domain/routes.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { askForCode, bookedElsewhere, enterCode, mailedCode, openBooking, orderedElsewhere } from '../support/guest-booking-page.ts';
import { answered, expect, test } from '../support/shop.ts';
import { expectAccessible } from './axe.ts';

test.use({ allowedErrors: [answered(401, 410)] });

test('the way to a booking, the booking and its cancellation', async ({ page }) => {
  const locale = 'en';
  test.setTimeout(180_000);
  const t = guestBookingMessages(locale);
  const booking = await bookedElsewhere('fountains-and-squares-after-dark', locale);
  await page.goto(paths.booking(locale));
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'fields to correct');

  await askForCode(page, locale, booking);
  const code = await mailedCode(booking.email);
  await enterCode(page, locale, code === '000000' ? '111111' : '000000');
  await expect(page.getByLabel(t.code, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a wrong code');

  await enterCode(page, locale, code);
  await expect(page.getByText(booking.orderNumber)).toBeVisible();
  const ticket =
    (await page
      .getByRole('link', { name: /\(PDF\)/ })
      .first()
      .getAttribute('href')) ?? '';
  await expectAccessible(page, 'the booking');

  await page.getByRole('button', { name: t.cancel }).click();
  await expect(page.getByRole('dialog', { name: t.dialogTitle })).toBeVisible();
  await expectAccessible(page, 'the question');

  await page.getByRole('dialog').getByRole('button').nth(1).click();
  await expect(page.getByRole('heading', { name: t.refundTitle })).toBeVisible();
  await expectAccessible(page, 'cancelled');

  await page.goto(ticket);
  await expect(page.getByRole('heading')).toBeVisible();
  await expectAccessible(page, 'a ticket that is no longer valid');
});

test('an order of several, one of them asked for and one cancelled', async ({ page }) => {
  test.setTimeout(180_000);
  const t = guestBookingMessages('de');
  const slugs = ['fountains-and-squares-after-dark', 'parliament-and-the-square-of-1956', 'forum-and-palatine-at-first-light'];
  const ordered = await orderedElsewhere(slugs, 'de');
  await openBooking(page, 'de', ordered);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectAccessible(page, 'the order');
  await page.getByRole('article').nth(2).getByRole('button', { name: t.cancel }).click();
  await expectAccessible(page, 'the question');
  await page.getByRole('dialog').getByRole('button').nth(1).click();
  await expect(page.getByRole('heading', { name: t.refundTitle })).toBeFocused();
  await expectAccessible(page, 'one of them cancelled');
});

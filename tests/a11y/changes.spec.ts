import { changesMessages } from '#i18n/changes/index.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { hotel, transferFields } from '../support/checkout-page.ts';
import { openBooking, orderedElsewhere } from '../support/guest-booking-page.ts';
import { answered, expect, test } from '../support/shop.ts';
import { expectAccessible, narrow, pageRules, wide } from './axe.ts';

const locale = 'en';

/** Fetches at a hotel or at one of two stops, and asks what depends on an answer. */
const slug = 'lantau-buddha-and-tai-o';

test.use({ allowedErrors: [answered(400)] });

test('the page on which pick-up and answers are changed', async ({ page }) => {
  const [say, t] = [changesMessages(locale), checkoutMessages(locale)];
  await openBooking(page, locale, await orderedElsewhere([slug], locale));
  await expect(page.getByText(hotel.hotelName)).toBeVisible();
  await page.getByRole('link', { name: guestBookingMessages(locale).changes }).click();
  const pickup = transferFields(page, locale, 'pickup');
  await expect(pickup.getByLabel(t.hotelName)).toHaveValue(hotel.hotelName);
  await expectAccessible(page, 'what was told, to be changed', [narrow, wide], pageRules);

  await pickup.getByLabel(t.hotelAddress).fill('');
  await page.getByRole('button', { name: say.submit }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: t.enterHotelAddress })).toBeVisible();
  await expectAccessible(page, 'changes with a mistake', [narrow, wide], pageRules);

  await pickup.getByRole('radio').nth(1).check();
  await expect(pickup.getByLabel(t.hotelName), 'nobody has to say anything of a stop').toBeHidden();
  await page.getByRole('button', { name: say.submit }).click();
  await expect(page.getByRole('status')).toHaveText(say.saved);
  await expectAccessible(page, 'saved', [narrow], pageRules);
  await page.getByRole('link', { name: say.toBooking }).click();
  await expect(page.getByText(hotel.hotelName)).toBeHidden();
});

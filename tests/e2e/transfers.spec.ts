import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { seatsTaken } from '../support/back-office.ts';
import {
  cards,
  fillBooker,
  fillCard,
  fillHotel,
  newBooker,
  next,
  nextButton,
  orderButton,
  orderNumberOn,
  transferFields,
} from '../support/checkout-page.ts';
import { press } from '../support/keyboard.ts';
import { openCheckoutOf } from '../support/several-items.ts';
import { expect, test } from '../support/shop.ts';
import { bookingPanel, chooseDay } from '../support/tour-page.ts';
import { changeButton, stopOf, tripSummary } from '../support/trip-page.ts';
import { freshVisit } from '../support/visits.ts';

/** From one of two terminals to a hotel; 45 minutes after landing at the earliest. */
const transfer = 'van-from-the-airport-to-your-hotel';

/** What a clock shows so many minutes before another time. */
const before = (time: string, minutes: number): string =>
  new Date(Date.parse(`2026-01-02T${time}Z`) - minutes * 60_000).toISOString().slice(11, 16);

test('a transfer is bought: place, flight, hotel; a flight that lands too late is refused at once', async ({ page }) => {
  const locale = 'en';
  test.setTimeout(120_000);
  const [t, words] = [checkoutMessages(locale), transferMessages(locale)];
  const [item] = (await openCheckoutOf(page, [transfer], { locale })).cart.items;
  const [terminal] = item?.pickupPlaces ?? [];
  if (!item || !terminal) throw new Error('a transfer is held, and has terminals');
  await fillBooker(page, locale, newBooker());
  await next(page, locale, 'traveler_info');
  await next(page, locale, 'questions');
  const [pickup, dropOff] = [transferFields(page, locale, 'pickup'), transferFields(page, locale, 'dropOff')];

  await nextButton(page, locale, 'payment').click();
  const places = pickup.getByRole('radio');
  await expect(places.first()).toBeFocused();
  await expect(pickup.getByText(t.choosePlace)).toBeVisible();
  await expect(dropOff.getByLabel(t.hotelName, { exact: true })).toHaveAccessibleDescription(t.enterHotelName);

  await press(page, places.first(), 'Space');
  await expect(pickup.getByText(words.pickupAt({ time: item.startingTime }))).toBeVisible();
  await pickup.getByLabel(t.flight, { exact: true }).fill('vy 1877');
  const landing = pickup.getByLabel(t.pickupTime, { exact: true });
  await landing.fill(before(item.startingTime, 44));
  await expect(landing, 'said before the way on is asked for').toHaveAccessibleDescription(new RegExp(t.landsTooLate));
  await landing.fill(before(item.startingTime, 45));
  await expect(pickup.getByText(t.landsTooLate)).toBeHidden();
  await fillHotel(page, locale, 'dropOff');
  for (const { label } of item.questions.filter(({ required }) => required)) await page.getByLabel(label).fill('4');
  await next(page, locale, 'payment');

  const review = page.getByRole('definition').filter({ hasText: terminal.title });
  await expect(review).toContainText(words.lands({ flight: 'VY1877', time: before(item.startingTime, 45) }));
  await fillCard(page, locale, cards.plain);
  await orderButton(page, locale).click();
  await orderNumberOn(page, locale);
  for (const text of [terminal.title, words.pickupAt({ time: item.startingTime }), 'Hotel Aurelia'])
    await expect(page.getByRole('main')).toContainText(text);
});

test('its starting time is named by who books, and can be another in the trip', { tag: '@phone-only' }, async ({ page }) => {
  const locale = 'de';
  const [t, words] = [bookingMessages(locale), tripMessages(locale)];
  const visit = await freshVisit(transfer, locale);
  const { tourName, normalizedUrlPath } = visit.tour;
  await page.goto(paths.tour(locale, normalizedUrlPath));
  await chooseDay(page, locale, visit.day);
  const panel = bookingPanel(page, locale);
  await panel.getByRole('button', { name: t.book }).click();
  const time = panel.getByRole('combobox', { name: t.preferredTime });
  await expect(time).toBeFocused();
  await expect(time).toHaveAccessibleDescription(t.select_time);
  await time.selectOption('14:15');
  await panel.getByRole('button', { name: tripDoorMessages(locale).add }).click();
  await panel.getByRole('link', { name: tripDoorMessages(locale).see }).click();

  const stop = stopOf(page, tourName);
  await expect(stop).toContainText('14:15');
  await changeButton(page, locale, tourName).click();
  await stop.getByRole('combobox', { name: t.preferredTime }).selectOption('15:45');
  await stop.getByRole('button', { name: words.keep }).click();
  await expect(stop).toContainText('15:45');
  await tripSummary(page, locale).getByRole('button', { name: words.checkout }).click();
  await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
  expect(await Promise.all(['14:15', '15:45'].map((named) => seatsTaken(visit.tour.tourId, visit.day, named)))).toEqual([0, 1]);
});

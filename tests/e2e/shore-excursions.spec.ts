import type { Locator, Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import { addDays } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import { shipPromiseMessages } from '#i18n/ship-promise/index.ts';
import { shipNoteMessages } from '#i18n/ship-note/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { expect, test } from '../support/shop.ts';
import { boardLateSailing, openFromShip, romeDay, shipNote, startAt, wishFromShip } from '../support/shore-page.ts';
import { privateShoreTour, privateStarts, shoreTour, starts } from '../support/shore-tour.ts';
import { bookingPanel, openCalendar, turnToDay } from '../support/tour-page.ts';
import { changeButton, openTrip, stopOf, tripSummary } from '../support/trip-page.ts';

const add = (page: Page, locale: Locale) => bookingPanel(page, locale).getByRole('button', { name: tripDoorMessages(locale).add });

/** The days of the ship in port are marked, and named in the legend; the one at sea after it is not. */
async function expectDaysInPort(calendar: Locator, locale: Locale): Promise<void> {
  const booking = bookingMessages(locale);
  await expect(await turnToDay(calendar, locale, romeDay)).toHaveAccessibleName(new RegExp(booking.legendInPort));
  const atSea = await turnToDay(calendar, locale, addDays(romeDay, 1));
  await expect(atSea).not.toHaveAccessibleName(new RegExp(booking.legendInPort));
  await expect(calendar.getByText(booking.legendInPort, { exact: true })).toBeVisible();
}

for (const locale of locales) {
  const [note, trip] = [shipNoteMessages(locale), tripMessages(locale)];

  test(`a tour from a ship is booked once its guests are back in time, ${locale}`, atOneWidth(locale), async ({ page }) => {
    await openFromShip(page, locale);
    await expect(shipNote(page, locale)).toContainText(shipPromiseMessages(locale).ship_missed_call);
    await expect(startAt(page, locale, starts.fits)).toContainText(note.fits);
    await expect(startAt(page, locale, starts.tight)).toContainText(note.tight);
    await expect(startAt(page, locale, starts.no)).toContainText(note.no);

    await startAt(page, locale, starts.no).click();
    await add(page, locale).click();
    await expect(shipNote(page, locale).getByRole('button', { name: note.leave })).toBeFocused();
    await expect(page.getByText(tripDoorMessages(locale).see)).toBeHidden();

    await startAt(page, locale, starts.fits).click();
    await expect(shipNote(page, locale)).toContainText(/15:3\d|14:3\d/);
    await add(page, locale).click();
    await page.getByRole('link', { name: tripDoorMessages(locale).see }).click();
    const stop = stopOf(page, shoreTour.tourName[locale]);
    await expect(stop).toContainText('Meridian Star');
    await tripSummary(page, locale).getByRole('button', { name: trip.checkout }).click();
    await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
    await expect(page.getByRole('main')).toContainText(/back at the pier|zurück am Pier/i);
  });
}

test('a private tour starts when the ship allows it, and at no other time', { tag: '@phone-only' }, async ({ page }) => {
  const locale = 'en';
  const { slug, tourId } = privateShoreTour;
  await boardLateSailing(page);
  await page.goto(`${paths.tour(locale, `tours/rome/${slug}-${tourId}`)}?dateFrom=${romeDay}`);
  const time = bookingPanel(page, locale).getByRole('combobox', { name: bookingMessages(locale).preferredTime });
  await expect(time).toHaveValue(privateStarts.fitting[0]);
  await expect(shipNote(page, locale)).toContainText(/Back at the pier 14:\d\d.* to spare/);
  await expect(time.getByRole('option')).toHaveText([bookingMessages(locale).chooseTime, ...privateStarts.fitting]);
});

test('the calendar marks the days in port, and what is tight is taken by who says that it is enough', async ({ page }) => {
  const locale = 'de';
  const [note, booking] = [shipNoteMessages(locale), bookingMessages(locale)];
  await openFromShip(page, locale);
  const calendar = await openCalendar(page, locale);
  await expectDaysInPort(calendar, locale);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();

  await startAt(page, locale, starts.tight).click();
  const tick = shipNote(page, locale).getByRole('checkbox', { name: note.agree });
  await expect(tick).not.toBeChecked();
  await bookingPanel(page, locale).getByRole('button', { name: booking.book, exact: true }).click();
  await expect(tick).toBeFocused();
  await tick.check();
  await bookingPanel(page, locale).getByRole('button', { name: booking.book, exact: true }).click();
  await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
});

test('the calendar of the trip marks the days in port, too, for what is taken from a ship', { tag: '@phone-only' }, async ({ page }) => {
  const locale = 'de';
  const name = shoreTour.tourName[locale];
  await openTrip(page, locale, [wishFromShip]);
  await changeButton(page, locale, name).click();
  await expectDaysInPort(await openCalendar(page, locale, stopOf(page, name)), locale);
});

test('the ship is left, and is not asked of again', async ({ page }) => {
  const locale = 'en';
  const note = shipNoteMessages(locale);
  await openFromShip(page, locale);
  await shipNote(page, locale).getByRole('button', { name: note.leave }).click();
  await expect(shipNote(page, locale)).toBeHidden();
  await startAt(page, locale, starts.no).click();
  await add(page, locale).click();
  await page.getByRole('link', { name: tripDoorMessages(locale).see }).click();
  await expect(stopOf(page, shoreTour.tourName[locale])).not.toContainText('Meridian Star');
  await page.goBack();
  await expect(startAt(page, locale, starts.no)).toBeVisible();
  await expect(shipNote(page, locale)).toBeHidden();
});

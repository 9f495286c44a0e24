import type { Locator, Page } from '@playwright/test';
import { locales } from '#contracts/common.ts';
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

for (const locale of locales) {
  const [note, booking, trip] = [shipNoteMessages(locale), bookingMessages(locale), tripMessages(locale)];
  const add = (page: Page) => bookingPanel(page, locale).getByRole('button', { name: tripDoorMessages(locale).add });

  test(`a tour from a ship is booked once its guests are back in time, ${locale}`, atOneWidth(locale), async ({ page }) => {
    await openFromShip(page, locale);
    await expect(shipNote(page, locale)).toContainText(shipPromiseMessages(locale).ship_missed_call);
    await expect(startAt(page, locale, starts.fits)).toContainText(note.fits);
    await expect(startAt(page, locale, starts.tight)).toContainText(note.tight);
    await expect(startAt(page, locale, starts.no)).toContainText(note.no);

    await startAt(page, locale, starts.no).click();
    await add(page).click();
    await expect(shipNote(page, locale).getByRole('button', { name: note.leave })).toBeFocused();
    await expect(page.getByText(tripDoorMessages(locale).see)).toBeHidden();

    await startAt(page, locale, starts.fits).click();
    await expect(shipNote(page, locale)).toContainText(/15:3\d|14:3\d/);
    await add(page).click();
    await page.getByRole('link', { name: tripDoorMessages(locale).see }).click();
    const stop = stopOf(page, shoreTour.tourName[locale]);
    await expect(stop).toContainText('Meridian Star');
    await tripSummary(page, locale).getByRole('button', { name: trip.checkout }).click();
    await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
    await expect(page.getByRole('main')).toContainText(/back at the pier|zurück am Pier/i);
  });

  test(`a private tour starts when the ship allows it, and at no other time, ${locale}`, atOneWidth(locale), async ({ page }) => {
    await boardLateSailing(page);
    await page.goto(`${paths.tour(locale, `tours/rome/${privateShoreTour.slug}-${privateShoreTour.tourId}`)}?dateFrom=${romeDay}`);
    const time = bookingPanel(page, locale).getByRole('combobox', { name: booking.preferredTime });
    await expect(time).toHaveValue(/^\d\d:\d\d$/);
    await expect(shipNote(page, locale)).toContainText(note.fits);
    const [, first = '', ...others] = await time.getByRole('option').allInnerTexts();
    await expect(time).toHaveValue(first);
    expect(first > privateStarts.from && (others.at(-1) ?? '') < privateStarts.to, [first, ...others].join(' ')).toBe(true);
    expect(others.length).toBeGreaterThan(0);
  });

  test(`what is tight is taken by who says that it is enough, ${locale}`, async ({ page }) => {
    await openFromShip(page, locale);
    await startAt(page, locale, starts.tight).click();
    const tick = shipNote(page, locale).getByRole('checkbox', { name: note.agree });
    await expect(tick).not.toBeChecked();
    await bookingPanel(page, locale).getByRole('button', { name: booking.book, exact: true }).click();
    await expect(tick).toBeFocused();
    await tick.check();
    await bookingPanel(page, locale).getByRole('button', { name: booking.book, exact: true }).click();
    await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
  });

  const expectDaysInPort = async (calendar: Locator) => {
    await expect(await turnToDay(calendar, locale, romeDay)).toHaveAccessibleName(new RegExp(booking.legendInPort));
    const atSea = await turnToDay(calendar, locale, addDays(romeDay, 1));
    await expect(atSea).not.toHaveAccessibleName(new RegExp(booking.legendInPort));
    await expect(calendar.getByText(booking.legendInPort, { exact: true })).toBeVisible();
  };

  test(`the calendar marks the days in port, ${locale}`, async ({ page }) => {
    await openFromShip(page, locale);
    await expectDaysInPort(await openCalendar(page, locale));
  });

  test(`so does the calendar of the trip, for what is taken from a ship, ${locale}`, atOneWidth(locale), async ({ page }) => {
    const name = shoreTour.tourName[locale];
    await openTrip(page, locale, [wishFromShip]);
    await changeButton(page, locale, name).click();
    await expectDaysInPort(await openCalendar(page, locale, stopOf(page, name)));
  });

  test(`the ship is left, and is not asked of again, ${locale}`, async ({ page }) => {
    await openFromShip(page, locale);
    await shipNote(page, locale).getByRole('button', { name: note.leave }).click();
    await expect(shipNote(page, locale)).toBeHidden();
    await startAt(page, locale, starts.no).click();
    await add(page).click();
    await page.getByRole('link', { name: tripDoorMessages(locale).see }).click();
    await expect(stopOf(page, shoreTour.tourName[locale])).not.toContainText('Meridian Star');
    await page.goBack();
    await expect(startAt(page, locale, starts.no)).toBeVisible();
    await expect(shipNote(page, locale)).toBeHidden();
  });
}

import { paths } from '#domain/routes.ts';
import { shipNoteMessages } from '#i18n/ship-note/index.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { shipProblemMessages } from '#i18n/ship-problem/index.ts';
import { expect, test } from '../support/shop.ts';
import { boardLateSailing, openFromShip, shipNote, startAt, wishFromShip } from '../support/shore-page.ts';
import { shoreTour, starts } from '../support/shore-tour.ts';
import { bookingPanel } from '../support/tour-page.ts';
import { openTrip, stopOf } from '../support/trip-page.ts';
import { expectAccessible, narrow, pageRules, wide } from './axe.ts';

const { tourName } = shoreTour;
const wish = { ...wishFromShip, startingTime: starts.tight };

test('a tour that is taken from a ship', async ({ page }) => {
  const locale = 'en';
  const note = shipNoteMessages(locale);
  await openFromShip(page, locale);
  await startAt(page, locale, starts.no).click();
  await expectAccessible(page, 'a start that does not fit', [narrow, wide], pageRules);
  await startAt(page, locale, starts.tight).click();
  await bookingPanel(page, locale)
    .getByRole('button', { name: tripDoorMessages(locale).add })
    .click();
  await expect(shipNote(page, locale).getByRole('checkbox', { name: note.agree })).toBeFocused();
  await expectAccessible(page, 'a tight start without a yes', [narrow, wide], pageRules);
});

test('cards that speak of the ship', async ({ page }) => {
  const locale = 'de';
  await boardLateSailing(page);
  await page.goto(paths.city(locale, 'tours', 'rome'));
  await expect(page.getByRole('article').filter({ hasText: 'Meridian Star' }).first()).toBeVisible();
  await expectAccessible(page, 'a list for guests of a ship', [narrow, wide], pageRules);
});

test('a trip with what is tight for the ship', async ({ page }) => {
  const locale = 'en';
  await openTrip(page, locale, [wish]);
  const agree = stopOf(page, tourName[locale]).getByRole('button', { name: shipProblemMessages(locale).agree });
  await expect(agree).toBeVisible();
  await expectAccessible(page, 'before it is agreed to', [narrow, wide], pageRules);
  await agree.click();
  await expect(stopOf(page, tourName[locale])).toContainText('Meridian Star');
  await expectAccessible(page, 'afterwards', [narrow, wide], pageRules);
});

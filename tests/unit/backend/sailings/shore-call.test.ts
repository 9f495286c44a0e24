import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookedItemOf } from '#backend/catalogue/booked-item.ts';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { chosenCallAnswer, shipClockOn, shipProblemOf, shoreCallOf, withShoreCall } from '#backend/sailings/shore-call.ts';
import type { Shop } from '#backend/sailings/shown.ts';
import { brandFactsOf } from '#build/brand/files.ts';
import { bookedItem } from '#domain/booked-item.ts';
import { shipPromiseMessages } from '#i18n/ship-promise/index.ts';
import { pastaTour } from '#tests/support/order.ts';
import { beforeSailing, days, pastaFromShip, pastaSailing, sailingId, verdicts } from '#tests/support/pasta-ashore.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { romeAndBack, withSailings } from '#tests/support/sailings.ts';

const [content, landfall, bluePetrel] = [await readCatalogue(), await brandFactsOf('landfall'), await brandFactsOf('blue-petrel')];
const voyage = '22222222-2222-4222-8222-222222222222';
const terminal = { en: 'Pier 12', de: 'Pier 12, neben der Festung' };
const rome = romeAndBack(voyage, '2027-06-07');
const catalogue = withSailings(content, [
  pastaSailing(),
  { ...rome, calls: rome.calls.map((call) => (call.port === 'civitavecchia' ? { ...call, terminal, shipZone: 'Europe/Athens' } : call)) },
]);
const shopAt = (now: string, brand: Shop['brand'] = landfall): Shop => ({ catalogue, brand, clock: () => new Date(now) });
const shop = shopAt(beforeSailing);

const pasta = catalogue.tours.get(pastaTour.tourId);
const barcelona = catalogue.destinations.get('barcelona');
if (!pasta || !barcelona) throw new Error('the catalogue has pasta and Barcelona');
const ride: Tour = { ...pasta, categories: ['food', 'transfer'] };
const inBarcelona: Tour = { ...pasta, destination: barcelona };

const bookedOn = (day: string, startingTime = '10:00', tour: Tour = pasta) =>
  bookedItemOf(catalogue, tour, { day, startingTime, lines: [], terms: tour.cancellationTerms });

describe('the call of what is chosen', () => {
  it('is the one on that day, and what the ship clock says', () => {
    expect(shoreCallOf(shop, pasta, pastaFromShip(days.fits))).toMatchObject({
      ...{ route: { cruiseRouteUuid: sailingId }, call: { arrival: `${days.fits}T07:00` }, verdict: verdicts.fits },
    });
    expect(shoreCallOf(shop, pasta, pastaFromShip(days.late))).toMatchObject({ verdict: verdicts.late });
  });

  it('is none where nobody asks for one', () => {
    const { cruise: _, ...ashore } = pastaFromShip(days.fits);
    expect(shoreCallOf(shop, pasta, ashore)).toBeUndefined();
    expect(shipProblemOf(shop, pasta, ashore)).toBeUndefined();
    expect(chosenCallAnswer(shop, pasta, ashore, 'en')).toBeUndefined();
  });

  it.each<[string, string, Shop, Tour, string, string?]>([
    ['the ship is elsewhere', 'ship_elsewhere', shop, pasta, days.atSea],
    ['the tour is elsewhere', 'ship_elsewhere', shop, inBarcelona, days.fits],
    ['it is a ride from one place to another', 'ship_elsewhere', shop, ride, days.fits],
    ['nobody knows the sailing', 'ship_gone', shop, pasta, days.fits, '00000000-0000-4000-8000-000000000000'],
    ['it is a sailing of other shops', 'ship_gone', shopAt(beforeSailing, bluePetrel), pasta, days.fits],
    ['the sailing has ended', 'ship_gone', shopAt('2027-05-22T10:00:00Z'), pasta, days.fits],
  ])('is a problem where %s', (_, code, there, tour, day, cruiseRouteUuid = sailingId) => {
    const chosen = { ...pastaFromShip(day), cruise: { cruiseRouteUuid } };
    expect(shoreCallOf(there, tour, chosen)).toEqual({ code });
    expect(shipProblemOf(there, tour, chosen)).toEqual({ code });
    expect(chosenCallAnswer(there, tour, chosen, 'en')).toBeUndefined();
    const item = bookedOn(day);
    expect(withShoreCall(there, tour, item, chosen.cruise)).toEqual(item);
  });

  it('is a problem by the ship clock, and by what was agreed to', () => {
    const problemOn = (day: string, agreedMinutes?: number) => shipProblemOf(shop, pasta, pastaFromShip(day, agreedMinutes));
    expect(problemOn(days.fits)).toBeUndefined();
    expect(problemOn(days.early, 0)).toEqual({ code: 'ship_starts_early', minutes: 60 });
    expect(problemOn(days.late, 0)).toEqual({ code: 'ship_ends_late', minutes: 60 });
    expect(problemOn(days.tight)).toEqual({ code: 'ship_tight', minutes: 60 });
    expect([problemOn(days.tight, 61), problemOn(days.tight, 60)]).toEqual([{ code: 'ship_tight', minutes: 60 }, undefined]);
  });
});

describe('the call as it is told', () => {
  const chosen = { queryDate: '2027-06-09', startingTime: '10:00', cruise: { cruiseRouteUuid: voyage } };

  it.each([
    ['en', 'Back at the pier 15:30 (on board 16:30), all aboard 20:30 (on board 21:30): 5 hours to spare'],
    ['de', 'Zurück am Pier 15:30 (an Bord 16:30), alle an Bord 20:30 (an Bord 21:30): 5 Stunden Reserve'],
  ] as const)('is in the language of the shopper: %s', (locale, clock) => {
    expect(chosenCallAnswer(shop, pasta, chosen, locale)).toEqual({
      ship: 'Meridian Star, Civitavecchia',
      clock,
      promise: shipPromiseMessages(locale).ship_missed_call,
      verdict: { fit: 'fits', minutes: 300, backAt: '2027-06-09T15:30' },
    });
  });
});

describe('what is booked', () => {
  it('is kept with its call in each language, and read again as it was', () => {
    const item = bookedOn('2027-06-09');
    const ashore = withShoreCall(shop, pasta, item, { cruiseRouteUuid: voyage });
    expect(ashore).toEqual({
      ...item,
      shoreCall: {
        cruiseRouteUuid: voyage,
        cruiseLineName: 'Meridian Lines',
        cruiseShipName: 'Meridian Star',
        sailing: { title: { en: 'Rome and back', de: 'Nach Rom und zurück' }, from: '2027-06-07', to: '2027-06-12' },
        port: { en: 'Civitavecchia', de: 'Civitavecchia' },
        terminal,
        timeZone: 'Europe/Rome',
        shipTimeZone: 'Europe/Athens',
        arrival: '2027-06-09T07:00',
        departure: '2027-06-09T21:00',
        allAboard: '2027-06-09T20:30',
        berth: 'docked',
        verdict: { fit: 'fits', minutes: 300, backAt: '2027-06-09T15:30' },
      },
    });
    expect(v.parse(bookedItem, JSON.parse(JSON.stringify(ashore)))).toEqual(ashore);
  });

  it('goes by when it takes place', () => {
    const at = (startingTime: string) =>
      withShoreCall(shop, pasta, bookedOn(days.fits, startingTime), { cruiseRouteUuid: sailingId }).shoreCall;
    expect(at('10:00')?.verdict).toEqual(verdicts.fits);
    expect(at('14:00')?.verdict).toEqual({ fit: 'tight', minutes: 60, backAt: `${days.fits}T19:30` });
  });

  it('says no time that there is not, where the voyage begins and ends', () => {
    const on = (day: string) =>
      withShoreCall(shop, inBarcelona, bookedOn(day, '12:00', inBarcelona), { cruiseRouteUuid: voyage }).shoreCall;
    const [first, last] = [on('2027-06-07'), on('2027-06-12')];
    expect(first).toMatchObject({ departure: '2027-06-07T20:00', allAboard: '2027-06-07T19:00' });
    expect(first).not.toHaveProperty('arrival');
    expect(last).toMatchObject({ arrival: '2027-06-12T06:30', port: { en: 'Barcelona' } });
    expect(last).not.toHaveProperty('departure');
    expect(last).not.toHaveProperty('allAboard');
    expect(first).not.toHaveProperty('terminal');
  });

  it('is as it was where it is from no ship', () => {
    const item = bookedOn(days.fits);
    expect(withShoreCall(shop, pasta, item, undefined)).toEqual(item);
  });
});

describe('the ship clock on a day', () => {
  it('is that of the call, for every departure', () => {
    const clock = shipClockOn(shop, pasta, sailingId, days.fits, 'en');
    expect(clock?.('10:00')).toEqual({
      verdict: verdicts.fits,
      clock: 'Back at the pier 15:30, all aboard 20:30: 5 hours to spare',
    });
    expect(clock?.('08:59')).toMatchObject({ verdict: { problem: 'starts-early', minutes: 1 } });
  });

  it('is none where there is no call', () => {
    expect(shipClockOn(shop, pasta, sailingId, days.atSea, 'en')).toBeUndefined();
    expect(shipClockOn(shop, ride, sailingId, days.fits, 'en')).toBeUndefined();
    expect(shipClockOn(shop, pasta, voyage, days.fits, 'en')).toBeUndefined();
    expect(shipClockOn(shopAt(beforeSailing, bluePetrel), pasta, sailingId, days.fits, 'en')).toBeUndefined();
  });
});

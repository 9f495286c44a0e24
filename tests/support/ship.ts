import type { BookedCall, BookedItem } from '#domain/booked-item.ts';
import { uuid } from './cruise-sources.ts';

/** A day in Rome, from which guests are back with two hours to spare. */
export const dayInRome: BookedCall = {
  cruiseRouteUuid: uuid(31),
  cruiseLineName: 'Meridian Lines',
  cruiseShipName: 'Meridian Star',
  port: { en: 'Civitavecchia', de: 'Civitavecchia' },
  timeZone: 'Europe/Rome',
  arrival: '2026-12-05T07:00',
  departure: '2026-12-05T16:00',
  allAboard: '2026-12-05T15:30',
  berth: 'docked',
  terminal: { en: 'Pier 12', de: 'Kai 12' },
  verdict: { fit: 'fits', minutes: 120, backAt: '2026-12-05T13:30' },
};

/** The same with half an hour. */
export const tightDay: BookedCall = { ...dayInRome, verdict: { fit: 'tight', minutes: 30, backAt: '2026-12-05T15:00' } };

/** What is said of the first of them. */
export const toldOfDay = {
  en: ['Meridian Star, Civitavecchia', 'Back at the pier 13:30, all aboard 15:30: 2 hours to spare', 'The ship is at the pier: Pier 12'],
  de: ['Meridian Star, Civitavecchia', 'Zurück am Pier 13:30, alle an Bord 15:30: 2 Stunden Reserve', 'Das Schiff liegt am Pier: Kai 12'],
};

/** The booking as one that was made from a ship. */
export const fromShip = <B extends { item: BookedItem }>(booking: B, shoreCall: BookedCall = dayInRome): B => ({
  ...booking,
  item: { ...booking.item, shoreCall },
});

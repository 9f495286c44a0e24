import type { Cruise, PortCall } from '#contracts/cruises.ts';
import { uuid } from './cruise-sources.ts';

/** A day in Rome's port, without tours. */
export const portCall = (more: Partial<PortCall> = {}): PortCall => ({
  locationUuid: uuid(41),
  latitude: 42.1,
  longitude: 11.8,
  city: 'Rome',
  country: 'Italy',
  port: 'Civitavecchia',
  timeZone: 'Europe/Rome',
  arrival: '2027-05-12T07:00',
  departure: '2027-05-12T19:30',
  allAboard: '2027-05-12T19:00',
  berth: 'docked',
  intoTown: { kilometres: 62, minutes: 90 },
  cityId: 'rome',
  tours: [],
  ...more,
});

/** Where the voyage begins or ends: without the time that there is not. */
export function edgeOf({ arrival, departure, allAboard, ...rest }: PortCall, edge: 'first' | 'last'): PortCall {
  if (edge === 'last') return { ...rest, ...(arrival !== undefined && { arrival }) };
  return { ...rest, ...(departure !== undefined && { departure }), ...(allAboard !== undefined && { allAboard }) };
}

/** A sailing with these days. */
export const cruiseWith = (days: Cruise['days'], tourList: Cruise['_embedded']['tourList'] = []): Cruise => ({
  cruiseRouteUuid: uuid(31),
  routeStartDate: days[0]?.day ?? '',
  routeEndDate: days.at(-1)?.day ?? '',
  title_en: 'Rome and back',
  title_de: 'Nach Rom und zurück',
  cruiseLineName: 'Swan',
  cruiseShipName: 'Swan One',
  cruiseShipUuid: uuid(11),
  cruiseRoutePorts: [],
  days,
  _embedded: { tourList },
});

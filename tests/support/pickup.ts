import type { Backend } from '#backend/backend.ts';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { pastaTour } from './order.ts';

type Places = Pick<Tour, 'pickup' | 'dropOff'>;

/** A bus stop of Rome, half an hour before the start. */
export const stop: Tour['pickup'][number] = {
  id: 'ostiense',
  kind: 'stop',
  title: { en: 'Ostiense station', de: 'Bahnhof Ostiense' },
  street: 'Piazzale dei Partigiani',
  latitude: 41.8717,
  longitude: 12.4844,
  minutes: 30,
};

/** An airport of Rome: three quarters of an hour away, and as long from landing to the way out; two hours are needed before take-off. */
export const airport = (margin: number): Tour['pickup'][number] => ({
  id: 'fiumicino',
  kind: 'airport',
  title: { en: 'Fiumicino airport', de: 'Flughafen Fiumicino' },
  street: 'Via dell’Aeroporto 320',
  latitude: 41.7945,
  longitude: 12.2483,
  minutes: 45,
  margin,
});

export const port: Tour['pickup'][number] = {
  id: 'civitavecchia',
  kind: 'cruise',
  title: { en: 'Civitavecchia harbour', de: 'Hafen Civitavecchia' },
  street: 'Calata Cesare Laurenti',
  latitude: 42.0914,
  longitude: 11.7875,
};

export const hotel: Tour['pickup'][number] = { id: 'hotel', kind: 'hotel' };

/** Guests come and go themselves. */
export const fetchesNobody = ({ pickup, dropOff }: Places): boolean => pickup.length + dropOff.length === 0;

/** Does something while the pasta tour fetches and brings its guests at these places; at their hotels, where none are named. */
export async function withPickup<T>(
  { catalogue }: Pick<Backend, 'catalogue'>,
  work: () => Promise<T>,
  { pickup = [hotel], dropOff = [] }: Partial<Places> = {},
): Promise<T> {
  const tour = catalogue.tours.get(pastaTour.tourId);
  if (!tour) throw new Error('the catalogue has no pasta tour');
  Object.assign(tour, { pickup, dropOff });
  try {
    return await work();
  } finally {
    Object.assign(tour, { pickup: [], dropOff: [] });
  }
}

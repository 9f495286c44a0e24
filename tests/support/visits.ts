import type { Day, Locale } from '#contracts/common.ts';
import type { TourDetails, TourSummary } from '#contracts/tours.ts';
import { freshDay } from './back-office.ts';
import { shopperAt } from './order.ts';

/** A departure that no other test books. */
export type Visit = { tour: TourDetails; day: Day; time: string };

/** Today may be past its hour before a slow test has booked it. */
const daysSkipped = 1;

async function vendor<T>(path: string, locale: Locale): Promise<T> {
  const response = await fetch(`${process.env.LANDFALL_URL}/api/vendor${path}`, { headers: { 'Accept-Language': locale } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<T>;
}

export async function allTours(locale: Locale): Promise<TourSummary[]> {
  const { _embedded } = await vendor<{ _embedded?: { tourList: TourSummary[] } }>('/tours?size=200', locale);
  return _embedded?.tourList ?? [];
}

const known = new Map<string, Promise<TourSummary[]>>();

/** Asks a shop for its list once: which tour has which address does not change while it is tested. */
function listOf(locale: Locale): Promise<TourSummary[]> {
  const key = `${process.env.LANDFALL_URL} ${locale}`;
  const list = known.get(key) ?? allTours(locale);
  known.set(key, list);
  return list;
}

/** Details of a tour by the slug in its address. @throws Error when there is none */
export async function tourBySlug(slug: string, locale: Locale, date?: Day): Promise<TourDetails> {
  const found = (await listOf(locale)).find(({ normalizedUrlPath, tourId }) => normalizedUrlPath.endsWith(`/${slug}-${tourId}`));
  if (!found) throw new Error(`there is no tour ${slug}`);
  return vendor(`/tours/${found.tourId}${date ? `?date=${date}` : ''}`, locale);
}

/** The next departure of a tour that has not been given to another test. */
export async function freshVisit(slug: string, locale: Locale): Promise<Visit> {
  const tour = await tourBySlug(slug, locale);
  const day = await freshDay(tour.tourId, tour.availability.availableDates.slice(daysSkipped));
  const time = day && (await tourBySlug(slug, locale, day)).components?.[0]?.startingTime;
  if (!time) throw new Error(`no day of ${slug} is left for another test`);
  return { tour, day, time };
}

/** Other shoppers hold one place after the other until the departure has none left. */
export async function takeAllSeats({ tour, day, time }: Visit, group: 'ageGroup' | 'ticketType', id: string): Promise<void> {
  const selection = { tourId: tour.tourId, queryDate: day, startingTime: time, components: { [group]: [{ id, quantity: 1 }] } };
  const { hold } = shopperAt(process.env.LANDFALL_URL ?? '');
  while ((await hold(selection)) !== null);
}

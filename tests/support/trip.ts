import type { Quote, Selection } from '#contracts/quotes.ts';
import type { Wish } from '#domain/trip.ts';
import { forAdults } from './adults.ts';
import { tour } from './tour-details.ts';

/** Two adults on a walk in Rome, on a day and at a time. @param index tells wishes apart */
export const wishOn = (queryDate: string, startingTime = '09:00', index = 0): Wish => ({
  id: `66666666-6666-4666-8666-${String(index).padStart(12, '0')}`,
  productType: 'tours',
  tourId: tour.tourId,
  queryDate,
  startingTime,
  components: forAdults(2),
});

/** What the vendor service asks for so many adults. */
export const quoteFor = (
  { tourId, queryDate, startingTime, components }: Selection,
  unitPrice = 50,
  currencyCode: Quote['currencyCode'] = 'EUR',
): Quote => {
  const quantity = components.ageGroup?.[0]?.quantity ?? 0;
  return {
    tourId,
    queryDate,
    startingTime,
    components,
    lines: [{ group: 'ageGroup', id: 'adult', label: 'Adult', quantity, unitPrice, total: unitPrice * quantity }],
    grandTotal: unitPrice * quantity,
    currencyCode,
    tourCmscomponents: [],
    bookingExternalApiName: 'landfall-tours',
  };
};

/** Puts a trip into a browser, as one that was put together before. */
export function keepTrip(storage: Pick<Storage, 'setItem'>, wishes: readonly Wish[]): void {
  storage.setItem('landfall:version', '8');
  storage.setItem('landfall:trip', JSON.stringify(wishes));
}

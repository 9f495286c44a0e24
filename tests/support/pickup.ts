import type { Backend } from '#backend/backend.ts';
import { pastaTour } from './order.ts';

/** Does something while the pasta tour fetches its guests at their hotels. */
export async function withPickup<T>({ catalogue }: Pick<Backend, 'catalogue'>, work: () => Promise<T>): Promise<T> {
  const tour = catalogue.tours.get(pastaTour.tourId);
  if (!tour) throw new Error('the catalogue has no pasta tour');
  tour.pickup = [{ id: 'hotel', kind: 'hotel' }];
  try {
    return await work();
  } finally {
    tour.pickup = [];
  }
}

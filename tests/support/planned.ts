import type { Planned } from '#contracts/trip.ts';
import { forAdults } from './adults.ts';
import { pastaTour } from './order.ts';

/** So many adults on the pasta tour, as an account's trip has it. */
export const pastaOn = (queryDate: string, adults = 2): Planned => ({
  ...pastaTour,
  queryDate,
  startingTime: '10:00',
  components: forAdults(adults),
});

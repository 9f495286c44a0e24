import { forAdults } from './adults.ts';
import { pastaTour } from './order.ts';
import { staysInRome, stayOn, type Sailing } from './sailings.ts';

/** A sailing from whose ship the pasta tour is taken. */
export const sailingId = '11111111-1111-4111-8111-111111111111';

/** Weeks before it begins. */
export const beforeSailing = '2027-04-01T10:00:00Z';

/**
 * The pasta tour starts at 10:00, from Tuesday to Saturday, and takes four hours. From the pier to Rome it is an hour and a half, half an
 * hour after the ship has come in: who goes is back at 15:30.
 */
export const days = { fits: '2027-05-12', early: '2027-05-13', late: '2027-05-14', tight: '2027-05-15', atSea: '2027-05-18' };

/** Another day that fits, a week after the first. */
export const fitsAgain = '2027-05-19';

const stays = {
  fits: stayOn(days.fits),
  early: stayOn(days.early, '09:00'),
  late: stayOn(days.late, '07:00', '15:00'),
  tight: stayOn(days.tight, '07:00', '17:00'),
  again: stayOn(fitsAgain),
};

/** The sailing, with another stay in place of one of them. */
export const pastaSailing = (changes: Partial<typeof stays> = {}): Sailing => {
  const { fits, early, late, tight, again } = { ...stays, ...changes };
  return staysInRome(sailingId, [fits, early, late, tight, again]);
};

/** What the ship clock says of it. */
export const verdicts = {
  fits: { fit: 'fits', minutes: 300, backAt: `${days.fits}T15:30` },
  early: { fit: 'no', problem: 'starts-early', minutes: 60, backAt: `${days.early}T15:30` },
  late: { fit: 'no', problem: 'ends-late', minutes: 60, backAt: `${days.late}T15:30` },
  tight: { fit: 'tight', minutes: 60, backAt: `${days.tight}T15:30` },
};

/** The pasta tour on a day for so many adults from the ship. @param agreedMinutes to what the shopper has agreed */
export const pastaFromShip = (queryDate: string, agreedMinutes?: number, adults = 1) => ({
  tourId: pastaTour.tourId,
  queryDate,
  startingTime: '10:00',
  components: forAdults(adults),
  cruise: { cruiseRouteUuid: sailingId, ...(agreedMinutes !== undefined && { agreedMinutes }) },
});

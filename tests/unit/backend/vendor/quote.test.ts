import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { departures, holds } from '#backend/db/schema.ts';
import { quoteFor } from '#backend/vendor/quote.ts';
import type { Selection } from '#contracts/quotes.ts';
import { forAdults } from '#tests/support/adults.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';

const clock = testClock('2026-11-21T10:00:00Z');
const queryDate = '2026-12-01';
let backend: OpenBackend;
let tour: Tour;

/** A tour priced by age with ten seats, every day at 10:00. */
function tenSeats(from: Tour): Tour {
  const everyDay = {
    from: '01-01',
    to: '12-31',
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    times: ['10:00', '14:00'],
  } satisfies Tour['schedule']['seasons'][number];
  return {
    ...from,
    minimumTravellers: 1,
    ageGroups: [
      { id: 'adult', ages: [18, 99], price: 64.5, min: 0, max: 10 },
      { id: 'child', ages: [4, 17], price: 20, min: 0, max: 10 },
    ],
    schedule: { seats: 10, cutOffHours: 12, seasons: [everyDay], closed: [] },
  };
}

const ask = (adults: number, more: Partial<Selection> = {}): Selection => ({
  tourId: tour.tourId,
  queryDate,
  startingTime: '10:00',
  components: forAdults(adults),
  ...more,
});
const quote = (adults: number, more?: Partial<Selection>) => quoteFor(backend, tour, ask(adults, more), { locale: 'en', currency: 'EUR' });

beforeAll(async () => {
  backend = await openTestBackend({ clock: clock.now });
  const [any] = [...backend.catalogue.tours.values()].filter(({ ageGroups }) => ageGroups);
  if (!any) throw new Error('no tour is priced by age');
  tour = tenSeats(any);
});
afterAll(() => backend.close());

describe('quoteFor', () => {
  it('prices the selection and holds nothing', async () => {
    expect(await quote(2)).toMatchObject({ grandTotal: 129, currencyCode: 'EUR', lines: [{ id: 'adult', quantity: 2, total: 129 }] });
    expect(await backend.db.select().from(holds)).toEqual([]);
  });

  it('has nothing to give when too few places are left, or the departure does not run', async () => {
    await backend.db.insert(departures).values({ tourId: tour.tourId, day: queryDate, startingTime: '10:00', seats: 10, taken: 8 });
    expect(await quote(3)).toBeNull();
    expect(await quote(2)).not.toBeNull();
    expect(await quote(1, { startingTime: '11:00' })).toBeNull();
    expect(await quote(1, { queryDate: '2026-11-21', startingTime: '14:00' })).toBeNull();
    expect(await quote(1, { queryDate: '2027-11-21' })).toBeNull();
  });

  it.each([
    [{ ageGroup: [] }, 'select_ticket'],
    [forAdults(0), 'select_ticket'],
    [{ ageGroup: [{ id: 'child', quantity: 2 }] }, 'adult_needed'],
    [forAdults(11), 'maximum'],
    [{ ageGroup: [{ id: 'dog', quantity: 1 }] }, 'unknown_option'],
    [
      {
        ageGroup: [
          { id: 'adult', quantity: 1 },
          { id: 'adult', quantity: 1 },
        ],
      },
      'unknown_option',
    ],
    [{ DEFAULT: [{ id: 'group', quantity: 1 }] }, 'unknown_option'],
  ])('refuses %j: %s', async (components, problem) => {
    await expect(quote(1, { components })).rejects.toMatchObject({ code: 'invalid_request', details: { problem } });
  });
});

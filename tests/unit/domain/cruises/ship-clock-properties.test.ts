import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVerdicts, verdictOf, type Berth, type Excursion, type PortCall, type Verdict } from '#domain/cruises/ship-clock.ts';
import { instantOfWallTime, wallTimeIn } from '#domain/day.ts';

const minute = 60_000;
const year = 525_600;

/** A call and an excursion by instants, so that no clock has a say: all counts in minutes. */
type Plan = {
  port: string;
  venue: string;
  arrived: number;
  aboard: number;
  starts: number;
  minutes: number;
  wayThere: number;
  wayBack: number;
  berth: Berth;
};

/** What a clock of the zone shows; the second time it shows the same, which nobody can write down, is left out. */
const shown = (zone: string, at: number): string => {
  const wallTime = wallTimeIn(zone, new Date(at * minute));
  fc.pre(instantOfWallTime(wallTime, zone).getTime() === at * minute);
  return wallTime;
};

const excursionOf = ({ venue, starts, minutes, wayThere, wayBack }: Plan): Excursion => ({
  start: shown(venue, starts),
  timeZone: venue,
  minutes,
  wayThere,
  wayBack,
});
const callOf = ({ port, arrived, aboard, berth }: Plan): PortCall => ({
  timeZone: port,
  arrival: shown(port, arrived),
  allAboard: shown(port, aboard),
  berth,
});
const judged = (plan: Plan, margin?: number): Verdict => verdictOf(excursionOf(plan), callOf(plan), margin);

const backOf = ({ starts, minutes, wayBack }: Plan): number => starts + minutes + wayBack;

const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
/** When clocks change; a day around such an hour is as likely as all others together. */
const changes = [
  ['Europe/Rome', '2027-03-28T01:00Z'],
  ['Europe/Rome', '2027-10-31T01:00Z'],
  ['America/New_York', '2027-03-14T07:00Z'],
  ['America/New_York', '2027-11-07T06:00Z'],
  ['America/Santiago', '2027-04-04T03:00Z'],
  ['America/Santiago', '2027-09-05T04:00Z'],
  ['Australia/Sydney', '2027-04-03T16:00Z'],
  ['Australia/Sydney', '2027-10-02T16:00Z'],
  ['Australia/Lord_Howe', '2027-04-03T15:00Z'],
] as const;
const anyArrival = fc.record({ port: anyZone, arrived: fc.nat(3 * year - 10_000).map((at) => Date.UTC(2026, 0) / minute + at) });
const arrivalAtChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -1200, max: 120 }))
  .map(([[port, at], before]) => ({ port, arrived: Date.parse(at) / minute + before }));

const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    place: fc.oneof(anyArrival, arrivalAtChange),
    otherVenue: fc.option(anyZone),
    startsAfter: fc.integer({ min: -60, max: 900 }),
    spare: fc.integer({ min: -240, max: 420 }),
    minutes: fc.integer({ min: 10, max: 600 }),
    wayThere: fc.nat(180),
    wayBack: fc.nat(180),
    berth: fc.constantFrom<Berth>('docked', 'tender'),
  })
  .map(({ place: { port, arrived }, otherVenue, startsAfter, spare, ...rest }) => {
    const starts = arrived + startsAfter;
    return { port, venue: otherVenue ?? port, arrived, starts, aboard: starts + rest.minutes + rest.wayBack + spare, ...rest };
  });
const some = fc.integer({ min: 1, max: 300 });
const anyMargin = fc.integer({ min: 0, max: 240 });

const runs = { seed: 27, numRuns: 400 };
/** Where only some plans are meant, or three are taken at a time: it takes more than 2,000 plans to find so many. */
const fewerRuns = { ...runs, numRuns: 200 };
const forPlans = (check: (plan: Plan, more: number, margin: number) => void, by = runs): void =>
  fc.assert(fc.property(anyPlan, some, anyMargin, check), by);

const order = ['fits', 'tight', 'no'] as const;
const rankOf = ({ fit }: Verdict): number => order.indexOf(fit);
const isEarly = ({ problem }: Verdict): boolean => problem === 'starts-early';
/** Minutes to spare, fewer than none where it ends late; of one that starts early nothing is said. */
const spareOf = ({ problem, minutes = 0 }: Verdict): number => (problem === 'ends-late' ? -minutes : minutes);
const withoutBack = ({ backAt: _, ...rest }: Verdict) => rest;

describe('of any call and excursion', () => {
  it('a verdict has whole minutes, no fewer than none, and a problem where it does not fit, and only there', () => {
    const seen = new Map<string, number>();
    forPlans((plan) => {
      const { fit, problem, minutes } = judged(plan);
      expect(Number.isInteger(minutes) && !Object.is(minutes, -0)).toBe(true);
      expect(minutes).toBeGreaterThanOrEqual(fit === 'no' ? 1 : 0);
      expect(problem !== undefined).toBe(fit === 'no');
      const kind = problem ?? fit;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    });
    // Otherwise these properties would say little.
    expect([...seen.keys()].sort()).toEqual(['ends-late', 'fits', 'starts-early', 'tight']);
    expect(Math.min(...seen.values())).toBeGreaterThan(30);
  });

  it('a longer tour never fits better, and has as many minutes less to spare', () => {
    forPlans((plan, more) => {
      const [short, long] = [judged(plan), judged({ ...plan, minutes: plan.minutes + more })];
      expect(rankOf(long)).toBeGreaterThanOrEqual(rankOf(short));
      expect(isEarly(long)).toBe(isEarly(short));
      if (!isEarly(short)) expect(spareOf(long)).toBe(spareOf(short) - more);
    });
  });

  it('a later start is never too early where the earlier was not, and has as many minutes less to spare', () => {
    forPlans((plan, more) => {
      const [before, after] = [judged(plan), judged({ ...plan, starts: plan.starts + more })];
      fc.pre(!isEarly(before));
      expect(isEarly(after)).toBe(false);
      expect(spareOf(after)).toBe(spareOf(before) - more);
      expect(rankOf(after)).toBeGreaterThanOrEqual(rankOf(before));
    });
  });

  it('a later arrival never fits better, a later all aboard never worse', () => {
    forPlans((plan, more) => {
      expect(rankOf(judged({ ...plan, arrived: plan.arrived + more }))).toBeGreaterThanOrEqual(rankOf(judged(plan)));
      expect(rankOf(judged({ ...plan, aboard: plan.aboard + more }))).toBeLessThanOrEqual(rankOf(judged(plan)));
    });
  });

  it('all of it later by the same time is the same, and back later by that time', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: -200_000, max: 200_000 }), (plan, shift) => {
        const [before, after] = [
          judged(plan),
          judged({ ...plan, arrived: plan.arrived + shift, starts: plan.starts + shift, aboard: plan.aboard + shift }),
        ];
        expect(withoutBack(after)).toEqual(withoutBack(before));
        const back = backOf(plan);
        expect([before.backAt, after.backAt]).toEqual([shown(plan.port, back), shown(plan.port, back + shift)]);
      }),
      runs,
    );
  });

  it('a bigger margin makes tight what fits, and nothing else', () => {
    forPlans((plan, more, margin) => {
      const [small, big] = [judged(plan, margin), judged(plan, margin + more)];
      expect({ ...big, fit: '' }).toEqual({ ...small, fit: '' });
      if (big.fit !== small.fit) expect([small.fit, big.fit]).toEqual(['fits', 'tight']);
    });
  });

  it('what fits does so with any margin up to the minutes to spare, and is tight with any bigger one', () => {
    forPlans((plan, _, margin) => {
      const verdict = judged(plan, margin);
      fc.pre(verdict.fit === 'fits');
      expect(judged(plan, margin + 1000).fit).toBe('tight');
      expect(judged(plan, spareOf(verdict)).fit).toBe('fits');
      expect(judged(plan, spareOf(verdict) + 1).fit).toBe('tight');
    }, fewerRuns);
  });

  it('by tender never fits better than docked, and is as docked half an hour later', () => {
    forPlans((plan, _, margin) => {
      const [byTender, docked] = [judged({ ...plan, berth: 'tender' }, margin), judged({ ...plan, berth: 'docked' }, margin)];
      expect(rankOf(byTender)).toBeGreaterThanOrEqual(rankOf(docked));
      expect(byTender).toEqual(judged({ ...plan, berth: 'docked', arrived: plan.arrived + 30 }, margin));
    });
  });

  it('one is back before all are aboard, by the minutes that the verdict says, unless it says no', () => {
    forPlans((plan) => {
      const verdict = judged(plan);
      if (verdict.fit !== 'no') {
        // Of two times that a clock shows alike this is the first.
        expect(instantOfWallTime(verdict.backAt, plan.port).getTime()).toBeLessThanOrEqual(plan.aboard * minute);
      }
      fc.pre(!isEarly(verdict));
      expect(wallTimeIn(plan.port, new Date((plan.aboard - spareOf(verdict)) * minute))).toBe(verdict.backAt);
    });
  });

  it('on the clock of another zone the tour is the same tour', () => {
    fc.assert(
      fc.property(anyPlan, anyZone, (plan, venue) => {
        expect(judged({ ...plan, venue })).toEqual(judged(plan));
      }),
      runs,
    );
  });

  it('on the clocks of another zone the call is the same call, and only shows another time when one is back', () => {
    fc.assert(
      fc.property(anyPlan, anyZone, (plan, port) => {
        const [here, there] = [judged(plan), judged({ ...plan, port })];
        expect(withoutBack(there)).toEqual(withoutBack(here));
        const back = backOf(plan);
        expect([here.backAt, there.backAt]).toEqual([shown(plan.port, back), shown(port, back)]);
      }),
      runs,
    );
  });

  it('one that starts early by some minutes is in time as many later, and no sooner', () => {
    forPlans((plan) => {
      const verdict = judged(plan);
      fc.pre(isEarly(verdict));
      const starts = plan.starts + (verdict.minutes ?? 0);
      expect(isEarly(judged({ ...plan, starts }))).toBe(false);
      expect(judged({ ...plan, starts: starts - 1 })).toMatchObject({ problem: 'starts-early', minutes: 1 });
    }, fewerRuns);
  });

  it('one that ends late by some minutes is in time where all aboard is as many later, and no sooner', () => {
    forPlans((plan, _, margin) => {
      const verdict = judged(plan);
      fc.pre(verdict.problem === 'ends-late');
      const aboard = plan.aboard + (verdict.minutes ?? 0);
      expect(judged({ ...plan, aboard }, margin + 1)).toMatchObject({ fit: 'tight', minutes: 0 });
      expect(judged({ ...plan, aboard: aboard - 1 }, margin)).toMatchObject({ problem: 'ends-late', minutes: 1 });
    }, fewerRuns);
  });

  it('a minute of the way there is as a minute that the ship comes later, one of the way back as one of the tour', () => {
    forPlans((plan, more, margin) => {
      const later = judged({ ...plan, arrived: plan.arrived + more }, margin);
      expect(judged({ ...plan, wayThere: plan.wayThere + more }, margin)).toEqual(later);
      const longer = judged({ ...plan, minutes: plan.minutes + more }, margin);
      expect(judged({ ...plan, wayBack: plan.wayBack + more }, margin)).toEqual(longer);
    });
  });

  it('who boards today is ashore as if the ship had come long ago, by whatever boat', () => {
    forPlans((plan, _, margin) => {
      const { arrival: _arrival, ...call } = callOf(plan);
      const longAgo = judged({ ...plan, arrived: plan.arrived - 3000 }, margin);
      expect(verdictOf(excursionOf(plan), call, margin)).toEqual(longAgo);
    });
  });

  it('who leaves the ship is never late, has no minutes to count, and starts as early as others', () => {
    forPlans((plan, _, margin) => {
      const { allAboard: _allAboard, ...call } = callOf(plan);
      const [leaving, staying] = [verdictOf(excursionOf(plan), call, margin), judged(plan, margin)];
      expect(leaving).toEqual(isEarly(staying) ? staying : { fit: 'fits', backAt: staying.backAt });
    });
  });

  it('of three verdicts one order is found, whichever two are compared first', () => {
    fc.assert(
      fc.property(fc.array(anyPlan, { minLength: 3, maxLength: 3 }), anyMargin, (plans, margin) => {
        const [a, b, c] = plans.map((plan) => judged(plan, margin)).sort(compareVerdicts) as [Verdict, Verdict, Verdict];
        expect(Math.sign(compareVerdicts(b, a)) + Math.sign(compareVerdicts(a, b))).toBe(0);
        expect(compareVerdicts(a, c)).toBeLessThanOrEqual(0);
        expect([rankOf(a), rankOf(b), rankOf(c)]).toEqual([rankOf(a), rankOf(b), rankOf(c)].sort());
        if (b.fit === 'no') expect(b.minutes).toBeLessThanOrEqual(c.minutes ?? 0);
      }),
      fewerRuns,
    );
  });
});

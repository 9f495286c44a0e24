import { describe, expect, it } from 'vitest';
import type { OverviewEntry } from '#contracts/booking-overview.ts';
import { arrange, overviewCsv } from '#domain/booking-overview.ts';
import { organizationOf } from '#domain/concierge.ts';
import { lastSales } from '#domain/sales.ts';

const now = new Date('2026-11-21T16:00:00.000Z');
const organization = '5c1d6a0e-7b34-4f0a-9a53-0e8f2b7c4d19';
const entry = (orderNumber: string, more: Partial<OverviewEntry> = {}): OverviewEntry => ({
  orderNumber,
  status: 'confirmed',
  tourName: 'A walk',
  travelerName: 'Ada Byron',
  queryDate: '2026-12-24',
  startingTime: '10:00',
  currencyCode: 'EUR',
  grandTotal: 50,
  bookedBy: 'Grace Hopper',
  createdAt: '2026-11-21T09:00:00.000Z',
  ...more,
});

describe('sales', () => {
  it('are those of the last six days, each currency by itself, and how many bookings, without what was declined or cancelled', () => {
    const sales = lastSales(
      [
        entry('1-1', { grandTotal: 0.1 }),
        entry('1-2', { grandTotal: 0.2 }),
        entry('3', { currencyCode: 'USD', grandTotal: 99.99, createdAt: '2026-11-16T00:00:00.000Z' }),
        entry('4', { createdAt: '2026-11-15T23:59:59.000Z' }),
        entry('5', { status: 'declined' }),
        entry('7', { status: 'cancelled' }),
        entry('6', { currencyCode: 'GBP' }),
      ],
      now,
    );
    expect(sales.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']);
    expect([sales[0], sales[5]]).toEqual([
      { day: '2026-11-16', bookings: 1, EUR: 0, USD: 99.99 },
      { day: '2026-11-21', bookings: 3, EUR: 0.3, USD: 0 },
    ]);
  });
});

describe('the overview', () => {
  const entries = [
    entry('B', { grandTotal: 9 }),
    entry('A', { grandTotal: 10, travelerName: 'Edith Clarke' }),
    entry('C', { grandTotal: 100, status: 'on_request' }),
  ];
  const numbers = (wanted: string, isDescending = false) =>
    arrange(entries, wanted, { column: 'grandTotal', isDescending }, 'en').map(({ orderNumber }) => orderNumber);

  it('sorts amounts as numbers, either way', () => {
    expect(numbers('')).toEqual(['B', 'A', 'C']);
    expect(numbers('', true)).toEqual(['C', 'A', 'B']);
  });

  it('finds the guests of a ship', () => {
    const ofShip = entry('D', { shoreCall: { ship: 'Meridian Star, Civitavecchia', clock: '', berth: '', fit: 'fits' } });
    expect(arrange([...entries, ofShip], 'star', { column: 'grandTotal', isDescending: false }, 'en')).toEqual([ofShip]);
  });

  it('finds every word, whatever its case', () => {
    expect(numbers('clarke WALK')).toEqual(['A']);
    expect(numbers('nobody')).toEqual([]);
  });

  it('sorts what the account is charged, and what a card paid first', () => {
    const charged = [entry('B', { invoiced: 100 }), entry('A', { invoiced: 9 }), entry('C')];
    expect(arrange(charged, '', { column: 'invoiced', isDescending: false }, 'en').map(({ orderNumber }) => orderNumber)).toEqual([
      'C',
      'A',
      'B',
    ]);
    expect(arrange(charged, 'hopper', { column: 'bookedBy', isDescending: false }, 'en')).toHaveLength(3);
  });

  it('leaves bookings of one order next to each other, where the first of them stands', () => {
    const mixed = [
      entry('LF-AAAA-AAAA-1', { grandTotal: 10 }),
      entry('LF-BBBB-BBBB', { grandTotal: 20 }),
      entry('LF-AAAA-AAAA-2', { grandTotal: 30 }),
    ];
    const sorted = (isDescending: boolean, wanted = '') =>
      arrange(mixed, wanted, { column: 'grandTotal', isDescending }, 'en').map(({ orderNumber }) => orderNumber);
    expect(sorted(false)).toEqual(['LF-AAAA-AAAA-1', 'LF-AAAA-AAAA-2', 'LF-BBBB-BBBB']);
    expect(sorted(true)).toEqual(['LF-AAAA-AAAA-2', 'LF-AAAA-AAAA-1', 'LF-BBBB-BBBB']);
    expect(sorted(false, 'lf-aaaa-aaaa')).toHaveLength(2);
  });

  it('is saved as CSV that a spreadsheet reads as text', () => {
    expect(
      overviewCsv(
        [entry('A', { tourName: 'Pasta, "fresh"', travelerName: '=HYPERLINK("x")' }), entry('B', { invoiced: 0 })],
        ['Date', 'Time'],
      ),
    ).toBe(
      'Date,Time\r\n2026-12-24,10:00,A,"Pasta, ""fresh""","\'=HYPERLINK(""x"")",Grace Hopper,confirmed,50,EUR,,\r\n' +
        '2026-12-24,10:00,B,A walk,Ada Byron,Grace Hopper,confirmed,50,EUR,0,\r\n',
    );
  });

  it('says in the CSV of which ship the guests are, and from which port', () => {
    const shipOf = (ship: string) => {
      const line = overviewCsv([entry('A', { shoreCall: { ship, clock: '', berth: '', fit: 'fits' } })], []);
      return line.split(',50,EUR,,')[1];
    };
    expect(shipOf('Meridian Star, Civitavecchia')).toBe('"Meridian Star, Civitavecchia"\r\n');
    expect(shipOf('=Star')).toBe("'=Star\r\n");
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30 901820', "'+49 30 901820"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t\'=1"'],
    ['\r=1', '"\'\r\'=1"'],
    ['\n=1', '"\'\n\'=1"'],
    ['Rome; =1', '"Rome; =1"'],
    ['Rome;=1', '"Rome;\'=1"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['one, two', '"one, two"'],
    ['say "ah"', '"say ""ah"""'],
    ['Ada-Mae = 2', 'Ada-Mae = 2'],
  ])('has %j as a cell that is no formula', (name, cell) => {
    const [, line] = overviewCsv([entry('A', { travelerName: name })], []).split('2026-12-24');
    expect(line).toBe(`,10:00,A,A walk,${cell},Grace Hopper,confirmed,50,EUR,,\r\n`);
  });
});

describe('a concierge', () => {
  it('has the scope and an organisation', () => {
    const scopes = ['bookings:concierge:read-write'];
    expect(organizationOf({ organizations: [organization], authorizable_scopes: scopes })).toBe(organization);
    expect(organizationOf({ organizations: ['not-a-uuid', organization], authorizable_scopes: scopes })).toBe(organization);
    expect(organizationOf({ organizations: [organization], authorizable_scopes: ['bookings:concierge:read-only'] })).toBeUndefined();
    expect(organizationOf({ organizations: [], authorizable_scopes: scopes })).toBeUndefined();
  });
});

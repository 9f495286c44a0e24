import { describe, expect, it } from 'vitest';
import { featuredPeriod, periodOf, searchedPeriod } from '#domain/periods.ts';
import { readWhen, whenQuery, withDays } from '#domain/when.ts';

const read = (search: string) => readWhen(new URLSearchParams(search));
const friday = '2026-11-27';

describe('days with a name', () => {
  it('count from the day that it is', () => {
    expect(periodOf('today', friday)).toEqual({ from: friday, to: friday });
    expect(periodOf('tomorrow', '2026-12-31')).toEqual({ from: '2027-01-01', to: '2027-01-01' });
  });

  it.each([
    ['2026-11-23', '2026-11-28', '2026-11-29'],
    [friday, '2026-11-28', '2026-11-29'],
    ['2026-11-28', '2026-11-28', '2026-11-29'],
    ['2026-11-29', '2026-12-05', '2026-12-06'],
  ])('on %s the weekend is %s to %s', (today, from, to) => {
    expect(periodOf('weekend', today)).toEqual({ from, to });
  });

  it('begin a search one day ahead and end it three ahead, and featured tours go on for seven', () => {
    expect(searchedPeriod(friday)).toEqual({ from: '2026-11-28', to: '2026-11-30' });
    expect(featuredPeriod(friday)).toEqual({ from: friday, to: '2026-12-04' });
  });
});

describe('an address', () => {
  it('says days and party', () => {
    expect(read('?dateFrom=2026-11-28&dateTo=2026-11-29&travellers=2')).toEqual({
      days: { from: '2026-11-28', to: '2026-11-29' },
      travellers: 2,
    });
    expect(whenQuery(read('?travellers=2&dateTo=2026-11-29&x=1&dateFrom=2026-11-28'))).toBe(
      '?dateFrom=2026-11-28&dateTo=2026-11-29&travellers=2',
    );
    expect(whenQuery(read('?dateFrom=&dateTo=&travellers='))).toBe('');
  });

  it('may name one day, or both in the wrong order', () => {
    const day = { from: friday, to: friday };
    expect(read(`?dateFrom=${friday}`).days).toEqual(day);
    expect(read(`?dateTo=${friday}&dateFrom=yesterday`).days).toEqual(day);
    expect(read(`?dateFrom=${friday}&dateTo=2026-11-20`).days).toEqual({ from: '2026-11-20', to: friday });
  });

  it.each(['dateFrom=2026-02-30', 'dateTo=1.12.2026', 'travellers=0', 'travellers=21', 'travellers=1.5', 'travellers=two'])(
    'that says %s asks for nothing',
    (query) => {
      expect(read(query)).toEqual({ days: null, travellers: null });
    },
  );

  it('may name days as a form without script does', () => {
    expect(withDays('?when=weekend&dateFrom=2026-01-01&travellers=3', friday)).toBe('?travellers=3&dateFrom=2026-11-28&dateTo=2026-11-29');
    expect(withDays('?when=any&dateFrom=2026-01-01&dateTo=2026-01-02&sort=low', friday)).toBe('?sort=low');
    expect(withDays('?when=someday&dateFrom=2026-01-01', friday)).toBe('?dateFrom=2026-01-01');
    expect(withDays('?dateFrom=2026-01-01', friday)).toBe('?dateFrom=2026-01-01');
  });
});

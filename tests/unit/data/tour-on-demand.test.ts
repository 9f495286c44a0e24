import { describe, expect, it, vi } from 'vitest';
import { findTour } from '#data/tour-on-demand.ts';
import { tour } from '#tests/support/tour-details.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => '/api/vendor' }));

const path = `/en/${tour.normalizedUrlPath}`;
const asked: string[] = [];
const answering =
  (status: number, body: unknown): typeof fetch =>
  (input) => {
    asked.push(input as string);
    return Promise.resolve(Response.json(body, { status }));
  };
const found = answering(200, tour);

describe('a tour that is asked for', () => {
  it('is found by its own address, without the days that change by the hour', async () => {
    const result = await findTour(path, found);
    expect(result).toMatchObject({ tour: { tourName: tour.tourName, availability: { availableDates: [], soldOutDates: [] } } });
    expect(asked.at(-1)).toBe(`/api/vendor/tours/${tour.tourId}?currency=EUR`);
  });

  it.each([
    ['its name is another', path.replace('a-walk', 'a-stroll')],
    ['its name is missing', path.replace('a-walk-', '')],
    ['its destination is another', path.replace('rome', 'dubai')],
    ['its kind is another', path.replace('/tours/', '/activities/')],
  ])('leads to its own address where %s', async (_, other) => {
    expect(await findTour(other, found)).toEqual({ movedTo: path });
  });

  it('brings no scripts of its vendor', async () => {
    const ask = answering(200, { ...tour, longDescription: '<p onclick="steal()">A walk<script>steal()</script></p>' });
    expect(await findTour(path, ask)).toMatchObject({ tour: { longDescription: '<p>A walk</p>' } });
  });

  it.each([
    ['missing', 404, 'not_found'],
    ['missing', 400, 'invalid_request'],
    ['unavailable', 500, 'unexpected'],
  ])('is %s where the vendor answers %i', async (result, status, code) => {
    expect(await findTour(path, answering(status, { code, errorMessage: 'No.' }))).toBe(result);
  });

  it('is unavailable where the vendor answers with something else', async () => {
    expect(await findTour(path, answering(200, { tourName: 'half' }))).toBe('unavailable');
  });
});

it('asks for nothing where the address is no tour', async () => {
  const before = asked.length;
  expect(await findTour('/en/tours/rome', found)).toBe('missing');
  expect(asked.length).toBe(before);
});

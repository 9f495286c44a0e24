type ExtentTexts = {
  stops: (count: number) => string;
  cities: (count: number) => string;
  stopsIn: (of: { stops: string; cities: string }) => string;
};

/**
 * `3 stops in Rome`, `5 stops in 2 cities`; without the cities while any of them is not known.
 * @param cities of each stop: undefined where it is not known yet, null where the shop has its tour no more
 */
export function extentText(cities: readonly (string | undefined | null)[], texts: ExtentTexts): string {
  const stops = texts.stops(cities.length);
  const distinct = [...new Set(cities.filter((city) => city !== null))];
  const [only] = distinct;
  if (only === undefined || distinct.includes(undefined)) return stops;
  return texts.stopsIn({ stops, cities: distinct.length === 1 ? only : texts.cities(distinct.length) });
}

type Named = { tourId: string };

/** Where nothing else is said: more than so many files are more than a release should wait for. */
const usualMost = 2_000;

const mostOf = (setting: string | undefined): number => {
  if (!setting) return usualMost;
  if (setting === 'all') return Infinity;
  return setting === 'none' ? 0 : Number(setting);
};

/**
 * The tours that get a file when pages are built (decision 32 of docs/design.md): the featured first, then in the vendor's order. The
 * others are rendered when they are asked for.
 * @param setting `PRERENDER_TOURS`: `all`, `none` or how many; 2,000 without it
 */
export function prerenderedOf<T extends Named>(tours: readonly T[], featured: readonly Named[], setting: string | undefined): T[] {
  const most = mostOf(setting);
  if (tours.length <= most) return [...tours];
  const isFeatured = new Set(featured.map(({ tourId }) => tourId));
  const [first, others] = [true, false].map((wanted) => tours.filter(({ tourId }) => isFeatured.has(tourId) === wanted));
  return [...(first ?? []), ...(others ?? [])].slice(0, most);
}

import { differingTours, digestsPath, type TourDigests } from '#domain/tour-digests.ts';
import type { Backend } from '../backend.ts';
import type { Routine } from '../jobs/routines.ts';
import type { Built } from './outdated.ts';
import type { Render } from './pages-on-demand.ts';

type Site = { built?: Built | undefined; render: Render };

/** @throws Error when the service does not answer */
async function compare({ built, render }: Site, { config, notices }: Backend): Promise<void> {
  if (!built?.tours) return;
  const response = await render(new Request(new URL(digestsPath, config.siteUrl)), { ask: fetch });
  if (!response.ok) throw new Error(`the tours of the vendor service cannot be compared: ${response.status}`);
  const differing = differingTours(built.tours, (await response.json()) as TourDigests);
  const isKnown = (path: string) => (notices.changed.get(path)?.getTime() ?? 0) > Date.parse(built.at);
  const fresh = differing.filter((path) => !isKnown(path));
  if (fresh.length > 0) await notices.give(fresh);
}

/**
 * At the start and each day: finds what a vendor service elsewhere has changed without a notice, by what lists show of its tours against
 * what the pages were built from.
 */
export const compareToursRoutine = (site: Site): Routine => ({
  name: 'compare the tours with the vendor service',
  everySeconds: 86_400,
  work: (backend) => compare(site, backend),
});

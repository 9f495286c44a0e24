import type { MiddlewareHandler } from 'hono';
import type { Backend } from '#backend/backend.ts';
import { pagePathOf, promotionsIn, reviewedIn } from '#backend/catalogue/catalogue.ts';
import { tagsOf } from '#domain/page-tags.ts';
import { openPages, type Ask, type Render } from './pages-on-demand.ts';
import { openCaches } from './purge/registry.ts';
import type { Purge } from './purge/purger.ts';
import { changedPaths, changedTags, outdatedTags, pathsWith, tagsWith, type Built } from './outdated.ts';
import { siteRoutes } from './static.ts';

export type BuiltSite = {
  /** Its folder. */
  directory: string;
  /** Of what has no file there, or an outdated one. */
  render: Render;
  /** Absent: its pages are never outdated. */
  built?: Built | undefined;
};

/** The pages of the site, which follow what changes at the vendor: those in memory, those that were built, and those in caches in front. */
export function pagesOf(
  backend: Backend,
  { directory, render, built }: BuiltSite,
  { ask, limitPages }: { ask: Ask; limitPages: MiddlewareHandler },
) {
  const { brand, clock, config, liveCatalogue, log, notices } = backend;
  const { locales } = brand;
  const tags = (pathname: string) => tagsOf(pathname, locales);
  const pages = openPages({ render, ask, origin: config.siteUrl, clock, log });
  const caches = openCaches(config, log);
  const readOutdated = () => {
    const { files, current } = liveCatalogue;
    const now = { files, noticed: notices.changed, reviewed: reviewedIn(current).map(pagePathOf), promotions: promotionsIn(current) };
    return outdatedTags(built, now);
  };
  let outdated = readOutdated();
  const follow = (change: Purge) => {
    outdated = readOutdated();
    pages.forget();
    // Not waited for: the next change is not to wait for caches.
    void caches.purge(change);
  };
  liveCatalogue.onChange((change) => follow({ tags: [...changedTags(change)], paths: changedPaths(change, locales) }));
  notices.onChange((tours) => follow({ tags: tagsWith(tours), paths: pathsWith(tours, locales) }));
  const isOutdated = (pathname: string) => tags(pathname).some((tag) => outdated.has(tag));
  return siteRoutes({ directory, locales, pages, tagsOf: tags, isOutdated, caches, limitPages });
}

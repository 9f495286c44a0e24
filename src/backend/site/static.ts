import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { OfferedLocales } from '#contracts/common.ts';
import { applyRule, lostPage, onDemandCaching, onDemandFor, redirectsFor, revalidate } from '#domain/host-rules.ts';
import { localeOf, paths } from '#domain/routes.ts';
import { shownQuery } from '#domain/shown-query.ts';
import { chooseLocale } from '../http/language.ts';
import { sendAnswer, type PagesOnDemand } from './pages-on-demand.ts';
import type { Caches } from './purge/registry.ts';
import { sendFile } from './send-file.ts';
import { openSpellings, readSiteFile } from './site-files.ts';

type Site = {
  directory: string;
  locales: OfferedLocales;
  /** Pages that no file was made for, or whose file is outdated. */
  pages: PagesOnDemand;
  /** What pages show of the catalogue. */
  tagsOf: (pathname: string) => readonly string[];
  /** Whether a page's file shows what is no longer so. */
  isOutdated: (pathname: string) => boolean;
  /** In front of the shop. */
  caches: Caches;
  /** For each client address that asks for such pages. */
  limitPages: MiddlewareHandler;
};

const languageOf = (c: Context, { locales }: Site) => chooseLocale(c.req.header('Accept-Language'), locales);

/**
 * What shows the catalogue, shared caches may hold for a while, and know it by its tags; what has a query, which nobody can name to those
 * that forget by address, for seconds.
 * @returns its Cache-Control
 */
function shared(c: Context, { tagsOf, caches }: Site): string {
  const { pathname, search } = new URL(c.req.url);
  const tags = tagsOf(pathname);
  if (tags.length === 0) return onDemandCaching(false);
  c.header('Cache-Tag', tags.join(','));
  for (const { name, value } of caches.tagHeaders(tags)) c.header(name, value);
  return onDemandCaching(caches.areTold && search === '');
}

/** @param cacheControl of a page that may be there soon */
async function notFound(c: Context, site: Site, cacheControl?: string): Promise<Response> {
  if (!localeOf(c.req.path, site.locales)) c.header('Vary', 'Accept-Language', { append: true });
  const page = await readSiteFile(site.directory, lostPage(c.req.path, languageOf(c, site), site.locales));
  return page ? sendFile(c, page, 404, cacheControl) : c.text('404 Not Found', 404);
}

async function unavailable(c: Context, site: Site): Promise<Response> {
  const page = await readSiteFile(site.directory, paths.unavailable(localeOf(c.req.path, site.locales) ?? site.locales[0]));
  return page ? sendFile(c, page, 503) : c.text('503 Service Unavailable', 503);
}

/**
 * Serves the built site by the rules that other hosts get as files (`build/hosts/`): `/` by language, redirects to the one
 * spelling of a page's path, what has no file or an outdated one on demand, the not-found page in its language.
 */
export function siteRoutes(site: Site): Hono {
  const { directory, locales, pages, tagsOf, isOutdated, limitPages } = site;
  const [redirects, onDemand] = [redirectsFor(locales), onDemandFor(locales)];
  const app = new Hono();
  const opening = openSpellings(directory);

  app.get('/', (c) => {
    c.header('Vary', 'Accept-Language');
    c.header('Cache-Control', 'no-cache');
    return c.redirect(paths.home(languageOf(c, site)) + new URL(c.req.url).search, 302);
  });

  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const spelling = (await opening)(pathname);
    const target = applyRule(redirects, pathname) ?? (spelling === pathname ? undefined : spelling);
    if (target !== undefined) {
      c.header('Cache-Control', revalidate);
      return c.redirect(target + search, 301);
    }
    if (isOutdated(pathname) || shownQuery(pathname, search, locales) !== '') return next();
    const file = await readSiteFile(directory, pathname);
    if (file) return sendFile(c, file, 200, tagsOf(pathname).length > 0 ? shared(c, site) : undefined);
    return onDemand.test(pathname) ? next() : notFound(c, site);
  });

  app.get('*', limitPages, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const answer = await pages.read(pathname + shownQuery(pathname, search, locales));
    if (answer.status === 404) return notFound(c, site, shared(c, site));
    if (answer.status !== 503) return sendAnswer(c, answer, shared(c, site));
    const file = await readSiteFile(directory, pathname);
    return file ? sendFile(c, file) : unavailable(c, site);
  });

  return app;
}

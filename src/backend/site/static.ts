import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { OfferedLocales } from '#contracts/common.ts';
import { applyRule, lostPage, onDemandFor, redirectsFor, revalidate } from '#domain/host-rules.ts';
import { localeOf, paths } from '#domain/routes.ts';
import { chooseLocale } from '../http/language.ts';
import { sendAnswer, type ReadPage } from './pages-on-demand.ts';
import { sendFile } from './send-file.ts';
import { openSpellings, readSiteFile } from './site-files.ts';

type Site = {
  directory: string;
  locales: OfferedLocales;
  /** Pages that no file was made for. */
  readPage: ReadPage;
  /** For each client address that asks for such pages. */
  limitPages: MiddlewareHandler;
};

const languageOf = (c: Context, { locales }: Site) => chooseLocale(c.req.header('Accept-Language'), locales);

async function notFound(c: Context, site: Site): Promise<Response> {
  if (!localeOf(c.req.path, site.locales)) c.header('Vary', 'Accept-Language', { append: true });
  const page = await readSiteFile(site.directory, lostPage(c.req.path, languageOf(c, site), site.locales));
  return page ? sendFile(c, page, 404) : c.text('404 Not Found', 404);
}

async function unavailable(c: Context, site: Site): Promise<Response> {
  const page = await readSiteFile(site.directory, paths.unavailable(localeOf(c.req.path, site.locales) ?? site.locales[0]));
  return page ? sendFile(c, page, 503) : c.text('503 Service Unavailable', 503);
}

/**
 * Serves the built site by the rules that other hosts get as files (`build/hosts/`): `/` by language, redirects to the one
 * spelling of a page's path, tours without a file on demand, the not-found page in its language.
 */
export function siteRoutes(site: Site): Hono {
  const { directory, locales, readPage, limitPages } = site;
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
    const file = await readSiteFile(directory, pathname);
    if (file) return sendFile(c, file);
    return onDemand.test(pathname) ? next() : notFound(c, site);
  });

  app.get('*', limitPages, async (c) => {
    const answer = await readPage(new URL(c.req.url).pathname);
    if (answer.status === 404) return notFound(c, site);
    return answer.status === 503 ? unavailable(c, site) : sendAnswer(c, answer);
  });

  return app;
}

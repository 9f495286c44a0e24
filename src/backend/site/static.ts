import { Hono, type Context } from 'hono';
import type { OfferedLocales } from '#contracts/common.ts';
import { applyRule, lostPage, redirectsFor, revalidate, rewritesFor } from '#domain/host-rules.ts';
import { localeOf, paths } from '#domain/routes.ts';
import { chooseLocale } from '../http/language.ts';
import { sendFile } from './send-file.ts';
import { openSpellings, readSiteFile } from './site-files.ts';

type Site = { directory: string; locales: OfferedLocales };

const languageOf = (c: Context, { locales }: Site) => chooseLocale(c.req.header('Accept-Language'), locales);

async function notFound(c: Context, site: Site): Promise<Response> {
  if (!localeOf(c.req.path, site.locales)) c.header('Vary', 'Accept-Language', { append: true });
  const page = await readSiteFile(site.directory, lostPage(c.req.path, languageOf(c, site), site.locales));
  return page ? sendFile(c, page, 404) : c.text('404 Not Found', 404);
}

/**
 * Serves the built site by the rules that other hosts get as files (`build/hosts/`): `/` by language, redirects to the one
 * spelling of a page's path, the shell for unknown tours, the not-found page in its language.
 */
export function siteRoutes(site: Site): Hono {
  const { directory, locales } = site;
  const [redirects, rewrites] = [redirectsFor(locales), rewritesFor(locales)];
  const app = new Hono();
  const opening = openSpellings(directory);

  app.get('/', (c) => {
    c.header('Vary', 'Accept-Language');
    c.header('Cache-Control', 'no-cache');
    return c.redirect(paths.home(languageOf(c, site)) + new URL(c.req.url).search, 302);
  });

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const spelling = (await opening)(pathname);
    const target = applyRule(redirects, pathname) ?? (spelling === pathname ? undefined : spelling);
    if (target !== undefined) {
      c.header('Cache-Control', revalidate);
      return c.redirect(target + search, 301);
    }
    const rewritten = applyRule(rewrites, pathname);
    const file = (await readSiteFile(directory, pathname)) ?? (rewritten ? await readSiteFile(directory, rewritten) : undefined);
    return file ? sendFile(c, file) : notFound(c, site);
  });

  return app;
}

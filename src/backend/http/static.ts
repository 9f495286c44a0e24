import { Hono, type Context } from 'hono';
import { applyRule, lostPage, redirects, revalidate, rewrites } from '#domain/host-rules.ts';
import { localeOf, paths } from '#domain/routes.ts';
import { chooseLocale } from './language.ts';
import { sendFile } from './send-file.ts';
import { openSpellings, readSiteFile } from './site-files.ts';

const languageOf = (c: Context) => chooseLocale(c.req.header('Accept-Language'));

async function notFound(c: Context, directory: string): Promise<Response> {
  if (!localeOf(c.req.path)) c.header('Vary', 'Accept-Language', { append: true });
  const page = await readSiteFile(directory, lostPage(c.req.path, languageOf(c)));
  return page ? sendFile(c, page, 404) : c.text('404 Not Found', 404);
}

/**
 * Serves the built site by the rules that other hosts get as files (`backend/hosts/`): `/` by language, redirects to the one
 * spelling of a page's path, the shell for unknown tours, the not-found page in its language.
 */
export function siteRoutes({ directory }: { directory: string }): Hono {
  const app = new Hono();
  const opening = openSpellings(directory);

  app.get('/', (c) => {
    c.header('Vary', 'Accept-Language');
    c.header('Cache-Control', 'no-cache');
    return c.redirect(paths.home(languageOf(c)) + new URL(c.req.url).search, 302);
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
    const file = await readSiteFile(directory, pathname) ?? (rewritten ? await readSiteFile(directory, rewritten) : undefined);
    return file ? sendFile(c, file) : notFound(c, directory);
  });

  return app;
}

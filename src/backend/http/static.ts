import { Hono, type Context } from 'hono';
import { hostRules, localeOf, paths, type Rule } from '#domain/routes.ts';
import { chooseLocale } from './language.ts';
import { sendFile } from './send-file.ts';
import { readSiteFile, type SiteFile } from './site-files.ts';

type Host = { directory: string; rules?: readonly Rule[] };

/** One slash at the start: `//host` would lead to another site. */
const target = (pathname: string, { from, to }: Rule): string => `/${pathname.replace(from, to).replace(/^[/\\]+/, '')}`;

function redirectOf(c: Context, rules: readonly Rule[]): Response | undefined {
  const rule = rules.find(({ from, status }) => status !== 200 && from.test(c.req.path));
  return rule && c.redirect(target(c.req.path, rule) + new URL(c.req.url).search, rule.status === 301 ? 301 : 302);
}

/** A rewrite stands in for a file that the build did not make. */
async function fileFor(pathname: string, { directory, rules = hostRules }: Host): Promise<SiteFile | undefined> {
  const rule = rules.find(({ from, status }) => status === 200 && from.test(pathname));
  return await readSiteFile(directory, pathname) ?? (rule && readSiteFile(directory, target(pathname, rule)));
}

async function notFound(c: Context, directory: string): Promise<Response> {
  const locale = localeOf(c.req.path);
  if (!locale) c.header('Vary', 'Accept-Language', { append: true });
  const page = await readSiteFile(directory, paths.notFound(locale ?? chooseLocale(c.req.header('Accept-Language'))));
  return page ? sendFile(c, page, 404) : c.text('404 Not Found', 404);
}

/** Serves the built site: `/` by language, every form of a page's URL, the host's rules, the not-found page in its language. */
export function siteRoutes(host: Host): Hono {
  const app = new Hono();

  app.get('/', (c) => {
    c.header('Vary', 'Accept-Language');
    c.header('Cache-Control', 'no-cache');
    return c.redirect(paths.home(chooseLocale(c.req.header('Accept-Language'))) + new URL(c.req.url).search, 302);
  });

  app.get('*', async (c) => {
    const file = await fileFor(c.req.path, host);
    return redirectOf(c, host.rules ?? hostRules) ?? (file ? sendFile(c, file) : notFound(c, host.directory));
  });

  return app;
}

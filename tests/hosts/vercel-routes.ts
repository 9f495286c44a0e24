import { hostedShop } from '#tests/support/hosted.ts';
import { emitted, siteFile, type Outcome } from './emitted.ts';

type Route = {
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: boolean;
  check?: boolean;
  caseSensitive?: boolean;
  has?: { key: string; value: string }[];
  handle?: string;
};

export const vercelRoutes = (hosted = hostedShop): Route[] =>
  (JSON.parse(emitted('vercel', 'vercel.json', hosted)) as { routes: Route[] }).routes;

const filled = (text: string, match: RegExpExecArray): string => text.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');

function matchOf({ src = '', caseSensitive, has = [] }: Route, pathname: string, acceptLanguage: string): RegExpExecArray | null {
  const isMet = has.every(({ value }) => new RegExp(`^${value}$`, 'i').test(acceptLanguage));
  const source = src.startsWith('^') ? src : `^${src}$`;
  return isMet ? new RegExp(source, caseSensitive ? '' : 'i').exec(pathname) : null;
}

/**
 * Follows the routes of `vercel.json` as Vercel's own router does: a check that fails leaves its path behind.
 * @returns what becomes of the request, and the headers it gets
 */
export function askVercel(path: string, acceptLanguage = '', hosted = hostedShop): Outcome & { headers: Record<string, string> } {
  const { pathname: asked, search } = new URL(path, 'https://shop.example');
  let pathname = asked;
  const headers: Record<string, string> = {};
  for (const route of vercelRoutes(hosted)) {
    if (route.handle === 'filesystem') {
      const file = siteFile(pathname, false, hosted);
      if (file) return { status: 200, file, headers };
      continue;
    }
    const match = matchOf(route, pathname, acceptLanguage);
    if (!match) continue;
    const { Location: location, ...others } = route.headers ?? {};
    Object.assign(headers, others);
    if (route.continue) continue;
    if (location !== undefined) return { status: route.status ?? 0, location: filled(location, match) + search, headers };
    const file = filled(route.dest ?? '', match);
    if (route.check && !siteFile(file, false, hosted)) {
      pathname = file;
      continue;
    }
    return { status: route.status ?? 200, file, headers };
  }
  return { status: 404, headers };
}

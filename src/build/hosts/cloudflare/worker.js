// `rules` is put before this file. Runs at Cloudflare in front of the site's files: `_redirects` would apply to files that exist, too, and
// knows no languages.

const matches = ({ source, flags }) => new RegExp(source, flags);

function applied(list, pathname) {
  const rule = list.find(({ from }) => matches(from).test(pathname));
  return rule && pathname.replace(matches(rule.from), rule.to);
}

function wishedLocale(request) {
  const wish = matches(rules.wish).exec(request.headers.get('Accept-Language') ?? '');
  return wish ? wish[1].toLowerCase() : rules.locales[0];
}

const found = (list, path) => list.find(({ match }) => matches(match).test(path))?.value;

const barePath = (pathname) => pathname.replace(matches(rules.bare), '$1');

const spellings = new Map(Object.keys(rules.pages).map((path) => [barePath(path).toLowerCase(), path]));

function withHeaders(response, path, status, more = {}) {
  const answer = new Response(response.body, { status, headers: response.headers });
  const policy = rules.policies[rules.pages[path]] ?? rules.filePolicies[path] ?? rules.nothingAllowed;
  const headers = { ...rules.headers, 'Content-Security-Policy': policy, 'Cache-Control': rules.revalidate, ...more };
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

const redirect = (location, status, more = {}) => withHeaders(new Response(null, { headers: { Location: location } }), '', status, more);

const fileAt = (path, request, env) => env.ASSETS.fetch(new Request(new URL(path, request.url), request));

function headersOf(path) {
  const [cache, type] = [found(rules.cache, path), found(rules.types, path)];
  return { ...(cache && { 'Cache-Control': cache }), ...(type && { 'Content-Type': type }) };
}

const localeOf = (pathname) => rules.locales.find((one) => pathname === `/${one}` || pathname.startsWith(`/${one}/`));

async function notFound(request, env) {
  const locale = localeOf(new URL(request.url).pathname);
  const path = rules.lostPages[locale ?? wishedLocale(request)];
  const page = await env.ASSETS.fetch(new Request(new URL(path, request.url)));
  return withHeaders(page, path, 404, locale ? {} : { Vary: 'Accept-Language' });
}

function fromServices(request, env) {
  const { pathname, search } = new URL(request.url);
  const origin = env.SERVICES_ORIGIN ?? rules.servicesOrigin;
  return fetch(new Request(new URL(pathname + search, origin), request), { redirect: 'manual' });
}

async function unavailable(request, env) {
  const path = rules.unavailablePages[localeOf(new URL(request.url).pathname) ?? rules.locales[0]];
  return withHeaders(await env.ASSETS.fetch(new Request(new URL(path, request.url))), path, 503);
}

async function answer(request, env) {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/')
    return redirect(`/${wishedLocale(request)}/${search}`, 302, { 'Cache-Control': 'no-cache', Vary: 'Accept-Language' });
  const spelling = spellings.get(barePath(pathname).toLowerCase());
  const target = applied(rules.redirects, pathname) ?? (spelling === pathname ? undefined : spelling);
  if (target !== undefined) return redirect(target + search, 301);
  const path = spelling ?? pathname;
  const file = await fileAt(path, request, env);
  if (file.status !== 404) return withHeaders(file, path, file.status, headersOf(path));
  return matches(rules.onDemand).test(pathname)
    ? fromServices(request, env).catch(() => unavailable(request, env))
    : notFound(request, env);
}

export default {
  fetch(request, env) {
    const { pathname } = new URL(request.url);
    return matches(rules.services).test(pathname) ? fromServices(request, env) : answer(request, env);
  },
};

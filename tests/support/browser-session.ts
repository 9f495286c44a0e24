import { createHash, randomBytes } from 'node:crypto';
import { load } from 'cheerio';
import { clientId, requestedScopes } from '#contracts/identity.ts';

export type Page = { status: number; url: string; headers: Headers; html: string };
export type Tokens = { access_token: string; refresh_token: string; id_token: string; scope: string; expires_in: number };

const base = '/identity';
const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** PKCE, RFC 7636. */
export function newVerifier(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

type Cookie = { name: string; value: string; path: string };

function cookieOf(line: string): Cookie & { isGone: boolean } {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
  const of = (key: string) => attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
  return { name, value, path: of('path') ?? '/', isGone: value === '' || new Date(of('expires') ?? '9999').getTime() < Date.now() };
}

/**
 * A browser without JavaScript at the shop's server: keeps cookies, follows redirects until they lead to the shop's own pages.
 * @param provider path below which the identity provider is
 */
export function openBrowser(origin: string, acceptLanguage = 'en', provider = base) {
  let cookies: Cookie[] = [];

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url);
    const mine = cookies.filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`));
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        'Accept-Language': acceptLanguage,
        Cookie: mine.map(({ name, value }) => `${name}=${value}`).join('; '),
        ...(init.headers as Record<string, string>),
      },
    });
    for (const { isGone, ...cookie } of response.headers.getSetCookie().map(cookieOf)) {
      cookies = cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
      if (!isGone) cookies.push(cookie);
    }
    return response;
  }

  /** Follows redirects within the identity provider; one that leaves it is where the page ends. */
  async function follow(url: string, init?: RequestInit): Promise<Page> {
    const response = await send(url, init);
    const location = response.headers.get('Location');
    if (isRedirect(response.status) && location !== null) {
      const next = new URL(location, url);
      if (next.origin === new URL(origin).origin && next.pathname.startsWith(`${provider}/`)) return follow(next.href);
      return { status: response.status, url: next.href, headers: response.headers, html: '' };
    }
    return { status: response.status, url, headers: response.headers, html: await response.text() };
  }

  const open = (path: string): Promise<Page> => follow(new URL(path, origin).href);

  /** Fills in the form of a page that has the given button and sends it. */
  async function submit(page: Page, button: string, fields: Record<string, string> = {}): Promise<Page> {
    const $ = load(page.html);
    const pressed = $('button')
      .filter((_, element) => $(element).text() === button)
      .first();
    const form = pressed.attr('form') === undefined ? pressed.closest('form') : $(`[id="${pressed.attr('form')}"]`);
    if (form.length === 0) throw new Error(`no form with the button ${button} at ${page.url}: ${$('body').text()}`);
    const hidden = Object.fromEntries(
      form
        .find('input[type=hidden]')
        .toArray()
        .map((input) => [$(input).attr('name') ?? '', $(input).attr('value') ?? '']),
    );
    const own = pressed.attr('name') === undefined ? {} : { [pressed.attr('name') ?? '']: pressed.attr('value') ?? '' };
    return follow(new URL(pressed.attr('formaction') ?? form.attr('action') ?? page.url, page.url).href, {
      method: 'POST',
      body: new URLSearchParams({ ...hidden, ...own, ...fields }),
      headers: { Origin: origin },
    });
  }

  const follows = async (page: Page, link: string): Promise<Page> => {
    const $ = load(page.html);
    const href = $('a')
      .filter((_, element) => $(element).text() === link)
      .attr('href');
    if (href === undefined) throw new Error(`no link ${link} at ${page.url}`);
    return open(href);
  };

  /** A call that a page of the shop makes: with cookies, and as JSON. */
  const put = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    send(new URL(path, origin).href, {
      method: 'PUT',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', Origin: origin, ...headers },
    });

  /** All that it has, whatever their paths: what somebody sends who is no browser. */
  const cookieHeader = (): string => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

  return { open, submit, follows, put, cookieHeader, hasCookies: () => cookies.length > 0 };
}

export type Browser = ReturnType<typeof openBrowser>;

/** The parameters of an authorization request, as the shop makes them. */
export const authorizationOf = (origin: string, challenge: string, more: Record<string, string | undefined> = {}): string => {
  const wanted = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: `${origin}/oauth/callback`,
    scope: requestedScopes.join(' '),
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  };
  const given = Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${base}/auth?${new URLSearchParams(given).toString()}`;
};

/** Asks for a mailed code, in a browser of its own. */
export async function askForCode(origin: string, email: string): Promise<void> {
  const browser = openBrowser(origin);
  const form = await browser.open(authorizationOf(origin, newVerifier().challenge));
  await browser.submit(form, 'Mail me a code', { email });
}

/** Asks the token endpoint. */
export const askForTokens = (origin: string, parameters: Record<string, string>): Promise<Response> =>
  fetch(`${origin}${base}/token`, { method: 'POST', body: new URLSearchParams({ client_id: clientId, ...parameters }) });

export const exchange = (origin: string, code: string, verifier: string): Promise<Response> =>
  askForTokens(origin, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: `${origin}/oauth/callback` });

export const refresh = (origin: string, refreshToken: string): Promise<Response> =>
  askForTokens(origin, { grant_type: 'refresh_token', refresh_token: refreshToken });

/** Signs in with the form and comes back with tokens. @throws Error when the form comes again */
export async function signIn(
  origin: string,
  email: string,
  password: string,
  { browser = openBrowser(origin), remember = false, scope }: { browser?: Browser; remember?: boolean; scope?: string } = {},
): Promise<Tokens> {
  const { verifier, challenge } = newVerifier();
  const page = await browser.open(authorizationOf(origin, challenge, scope === undefined ? {} : { scope }));
  const back = page.html === '' ? page : await browser.submit(page, 'Sign in', { email, password, ...(remember && { remember: 'yes' }) });
  const code = new URL(back.url).searchParams.get('code');
  if (code === null) throw new Error(`no code at ${back.url}: ${load(back.html)('main').text()}`);
  return (await (await exchange(origin, code, verifier)).json()) as Tokens;
}

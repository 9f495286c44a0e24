import { textOf, type Answer } from '#tests/support/ask.ts';

const listed = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
    .sort();

/** Both names of JavaScript and of XML are in use; for pages the charset counts. */
function typeOf(value: string | undefined): string | undefined {
  const [type, ...parameters] = (value ?? '').toLowerCase().replaceAll(' ', '').split(';');
  return type === 'text/html'
    ? [type, ...parameters].join(';')
    : type?.replace('application/javascript', 'text/javascript').replace('text/xml', 'application/xml');
}

/** What browsers make of Cache-Control: our server lets shared caches hold pages, a host's files are right until the next release. */
const forBrowsers = /^(?:public|private|immutable|no-|max-age=)/;

const safety = ['x-content-type-options', 'referrer-policy', 'permissions-policy', 'strict-transport-security'];

/** What a visitor's browser acts on. A redirect's own body and policy are shown to nobody. */
export function seen(answer: Answer) {
  const { status, headers } = answer;
  const always = {
    status,
    location: headers.location,
    cache: listed(headers['cache-control']).filter((directive) => forBrowsers.test(directive)),
    vary: listed(headers.vary),
    safety: safety.map((name) => headers[name]),
  };
  if (status === 301 || status === 302) return always;
  return {
    ...always,
    encoding: headers['content-encoding'],
    policy: headers['content-security-policy'],
    type: typeOf(headers['content-type']),
    body: textOf(answer),
  };
}

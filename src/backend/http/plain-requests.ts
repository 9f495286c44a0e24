import type { Context, MiddlewareHandler } from 'hono';
import { isPlain } from './plain-text.ts';
import { Refusal } from './refusal.ts';

/** In characters: a list of a hundred tours and what goes with it takes 4,000. */
const longestUrl = 8_000;

const refused = (field: string): Refusal =>
  new Refusal('invalid_request', { field, problem: 'a text has a control character, or half a surrogate pair' });

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A parameter with its name, of a query or a form. @throws Refusal naming it */
function checkParameters(encoded: string): void {
  for (const [name, value] of new URLSearchParams(encoded)) if (!isPlain(name) || !isPlain(value)) throw refused(isPlain(name) ? name : '');
}

/** Refuses addresses that are too long, or have what no text has. */
export const plainUrls: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (pathname.length + search.length > longestUrl)
    throw new Refusal('invalid_request', { field: 'url', problem: `has more than ${longestUrl} characters` });
  if (!isPlain(decoded(pathname))) throw refused('path');
  checkParameters(search);
  return next();
};

const formTypes = { encoded: 'application/x-www-form-urlencoded', parts: 'multipart/form-data' };

/** No form of ours sends a file, so that the parts of one are text, too. */
async function checkForm(c: Context, type: string): Promise<void> {
  const text = await c.req.text();
  if (type === formTypes.encoded) return checkParameters(text);
  if (!isPlain(text)) throw refused('');
  await c.req.parseBody().catch((cause: unknown) => {
    throw new Refusal('invalid_request', { field: '', problem: 'the form cannot be read' }, { cause });
  });
}

/** The same for what forms send. JSON is checked where it is read. */
export const plainForms: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && Object.values(formTypes).includes(type)) await checkForm(c, type);
  return next();
};

import { ServiceError } from './service-error.ts';

type Linked = { _links: { next?: { href: string } | undefined } };

/** Stands for the server itself where a page is rendered in it: what has this origin is a path. */
const here = 'http://here.invalid';

function resolved(url: string, base: string = typeof location === 'undefined' ? here : location.href): string {
  const found = new URL(url, new URL(base, here));
  return found.origin === here ? found.pathname + found.search : found.href;
}

/**
 * The pages of a list, from the first on: as `_links.next` leads, until there is none (requirements 7). A link may have any form
 * of RFC 3986: it is resolved against the page that gave it.
 * @param start address of the first page
 * @param read fetches a page: the first without an address
 * @throws ServiceError `unreadable` where a link leads to a page that has been read already
 */
export async function* followPages<P extends Linked>(start: string, read: (url?: string) => Promise<P>): AsyncGenerator<P> {
  const seen = new Set<string>();
  let url = resolved(start);
  let page = await read();
  yield page;
  while (page._links.next) {
    url = resolved(page._links.next.href, url);
    if (seen.has(url)) throw new ServiceError('unreadable', `${url} leads back to itself`);
    seen.add(url);
    page = await read(url);
    yield page;
  }
}

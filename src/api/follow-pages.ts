import { ServiceError } from './service-error.ts';

type Linked = { _links: { next?: { href: string } | undefined } };

const absolute = (url: string, base?: string): string =>
  new URL(url, base ?? (typeof location === 'undefined' ? undefined : location.href)).href;

/**
 * The pages of a list, from the first on: as `_links.next` leads, until there is none (requirements 7). A link may have any form
 * of RFC 3986: it is resolved against the page that gave it.
 * @param start address of the first page
 * @param read fetches a page: the first without an address
 * @throws ServiceError `unreadable` where a link leads to a page that has been read already
 */
export async function* followPages<P extends Linked>(start: string, read: (url?: string) => Promise<P>): AsyncGenerator<P> {
  const seen = new Set<string>();
  let url = absolute(start);
  let page = await read();
  yield page;
  while (page._links.next) {
    url = absolute(page._links.next.href, url);
    if (seen.has(url)) throw new ServiceError('unreadable', `${url} leads back to itself`);
    seen.add(url);
    page = await read(url);
    yield page;
  }
}

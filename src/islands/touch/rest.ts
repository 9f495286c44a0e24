import { staticImportsOf } from '#domain/static-imports.ts';
import { isOnSlowLine } from '#stores/browser/connection.ts';

/** In a browser that cannot tell, a while after the page has loaded. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => (globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2000)))(resolve));

/** Fetches a module and all that it imports, and runs none. A browser's own preload stops at the first: its text names the others. */
async function fetchModule(url: string): Promise<void> {
  if (document.head.querySelector(`link[href="${url}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: url }));
  const text = await fetch(url).then(
    (response) => response.text(),
    () => '',
  );
  const addresses = staticImportsOf(text).map((path) => new URL(path, location.origin + url).pathname);
  await Promise.all(addresses.map((address) => idle().then(() => fetchModule(address))));
}

/** The first formatter of a page takes a browser as long as an island does: in a task of its own, it holds up nobody. */
const readyFormatters = (): Intl.NumberFormat => new Intl.NumberFormat(document.documentElement.lang);

async function prepare(island: HTMLElement): Promise<void> {
  for (const attribute of ['component-url', 'renderer-url']) {
    const url = island.getAttribute(attribute);
    await idle();
    if (url) await fetchModule(url);
  }
  if (isOnSlowLine()) return;
  await idle();
  readyFormatters();
  await idle();
  island.dispatchEvent(new Event('rest'));
}

/** Once the page has loaded: what its islands will need is fetched, and those that wake at rest are told that it rests (design 5). */
export function prepareIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('astro-island[client="touch"][ssr]')) void prepare(island);
}

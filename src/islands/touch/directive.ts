import type { ClientDirective } from 'astro';
import { staticImportsOf } from '#domain/static-imports.ts';
import { savesData } from '#stores/browser/saves-data.ts';
import { afterNextFrame } from '#ui/after-next-frame.ts';
import { replayFocus, replayTyped, takeTyped } from './replay.ts';

const wakers = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

const whenIdle = (act: () => void): unknown =>
  (globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2000)))(act);

/**
 * A module and all that it imports, one at a time. A browser's own preload of a module stops at the first, so its text is read for the
 * others.
 */
async function fetchChunk(url: string): Promise<void> {
  if (document.head.querySelector(`link[href="${url}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: url }));
  const text = await fetch(url).then(
    (response) => response.text(),
    () => '',
  );
  for (const path of staticImportsOf(text)) whenIdle(() => void fetchChunk(new URL(path, location.origin + url).pathname));
}

/** Fetched, not run: the first touch then waits for parsing alone. Never for shoppers who save data. */
function prefetchWhenIdle(island: HTMLElement): void {
  if (savesData()) return;
  const fetchChunks = () => {
    for (const url of [island.getAttribute('component-url'), island.getAttribute('renderer-url')])
      if (url) whenIdle(() => void fetchChunk(url));
  };
  if (document.readyState === 'complete') fetchChunks();
  else addEventListener('load', fetchChunks, { once: true });
}

/** What the browser answers by itself; where it knows invoker commands and popovers, they open dialogs and choices. */
const commands = 'commandForElement' in HTMLButtonElement.prototype ? ', [commandfor]' : '';
const popovers = 'popover' in HTMLElement.prototype ? ', [popovertarget]' : '';
const native = `a[href], [type="submit"], label, input, select, textarea, summary${commands}${popovers}`;
const isNative = (target: Element): boolean => target.closest(native) !== null;

/** Between two pieces of work, what the shopper does meanwhile gets its turn. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** A release with no click after it: a long press, or a finger that has moved on. */
const clickComesWithin = 100;

/** Until the button or finger that is down now is up again, and its click has arrived. */
const letGo = (): Promise<void> =>
  new Promise((resolve) => {
    for (const type of ['click', 'pointercancel']) addEventListener(type, () => setTimeout(resolve), { once: true, capture: true });
    addEventListener('pointerup', () => setTimeout(resolve, clickComesWithin), { once: true });
  });

/** React hydrates when it finds the time, but at once where an event of certain kinds arrives. Nobody listens to this one. */
function hydrateNow(island: HTMLElement): void {
  island.firstElementChild?.dispatchEvent(new Event('auxclick'));
}

/** Still as the server sent it. One inside a sleeping island waits for that. */
const asleep = '[ssr]:not(astro-island[ssr] *)';

/** @param value what the attribute says; `true` where it says nothing */
function isAskedFor(value: unknown): boolean {
  if (value === 'query') return location.search !== '';
  const query = new URLSearchParams(location.search);
  return typeof value === 'string' && value.split(' ').some((name) => query.has(name));
}

/**
 * `client:touch`, or `client:touch="query"` to wake at once where the address has a query that the island must show and the page does not;
 * with names of parameters in place of `query`, where it has one of these.
 * Clicks made before it is hydrated are stored and given to it, and so are the focus and what was typed (design 5).
 */
const touch: ClientDirective = (load, options, island) => {
  let awake = false;
  let release = Promise.resolve();
  const clicks: Element[] = [];

  const keepClick = (event: Event) => {
    if (!(event.target instanceof Element) || isNative(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    clicks.push(event.target);
  };

  const keepPress = () => {
    release = letGo();
  };

  const wake = async () => {
    if (awake) return;
    awake = true;
    for (const type of wakers) island.removeEventListener(type, wake);
    // What the browser answers by itself comes first: a menu, a dialog, a list below the focus.
    await afterNextFrame();
    const hydrate = await load();
    await nextTask();
    // An awake island may be laid out differently: a press that ends on another element than it began on is no click.
    await release;
    await hydrate();
    // Astro does not report a failed download: the next touch tries again, or the network connection when it is back.
    if (island.matches(asleep)) {
      sleep();
      addEventListener('online', wake, { once: true });
      return;
    }
    const typed = takeTyped(island);
    hydrateNow(island);
    island.removeEventListener('click', keepClick, true);
    island.removeEventListener('pointerdown', keepPress, true);
    replayFocus(island);
    replayTyped(typed);
    for (const target of clicks) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };

  const sleep = () => {
    awake = false;
    island.addEventListener('click', keepClick, true);
    island.addEventListener('pointerdown', keepPress, true);
    for (const type of wakers) island.addEventListener(type, wake, { passive: true });
  };

  if (isAskedFor(options.value)) {
    void wake();
    return;
  }
  sleep();
  if (island.contains(document.activeElement)) void wake();
  prefetchWhenIdle(island);
};

export default touch;

import type { ClientDirective } from 'astro';
import { afterNextFrame } from '#ui/after-next-frame.ts';
import { replayFocus, replayTyped, takeTyped } from './replay.ts';

const wakers = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

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

/** @param words `query`, or names of parameters of the address */
function isAskedFor(words: readonly string[]): boolean {
  const query = new URLSearchParams(location.search);
  return words.some((word) => (word === 'query' ? location.search !== '' : query.has(word)));
}

/**
 * `client:touch`, or `client:touch="query"` to wake at once where the address has a query that the island must show and the page does not;
 * with names of parameters in place of `query`, where it has one of these. With `rest` among them, it wakes when the page rests, too.
 * Clicks made before it is hydrated are stored and given to it, and so are the focus and what was typed (design 5).
 */
const touch: ClientDirective = (load, options, island) => {
  const words = typeof options.value === 'string' ? options.value.split(' ') : [];
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

  const giveClicks = () => {
    island.removeEventListener('click', keepClick, true);
    island.removeEventListener('pointerdown', keepPress, true);
    for (const target of clicks.splice(0)) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };

  const wake = async () => {
    for (const type of wakers) island.removeEventListener(type, wake);
    island.dataset['wanted'] = '';
    island.dispatchEvent(new Event('wanted', { bubbles: true }));
    if (awake) return;
    awake = true;
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
    replayFocus(island);
    replayTyped(typed);
    giveClicks();
  };

  /** In small tasks, since nobody waits: React first, then the island. It hurries by itself when it is touched meanwhile. */
  const wakeAtRest = async () => {
    await import(/* @vite-ignore */ island.getAttribute('renderer-url') ?? '');
    await nextTask();
    const hydrate = await load();
    if (awake) return;
    awake = true;
    await hydrate();
    if (island.matches(asleep)) awake = false;
    else giveClicks();
  };

  const sleep = () => {
    awake = false;
    island.addEventListener('click', keepClick, true);
    island.addEventListener('pointerdown', keepPress, true);
    for (const type of wakers) island.addEventListener(type, wake, { passive: true });
  };

  if (isAskedFor(words)) {
    void wake();
    return;
  }
  sleep();
  if (island.contains(document.activeElement)) void wake();
  // What did not arrive is asked for again at a touch.
  if (words.includes('rest')) island.addEventListener('rest', () => void wakeAtRest().catch(() => {}), { once: true });
};

export default touch;

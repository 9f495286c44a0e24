const key = 'landfall:reloaded';
const pause = 60_000;

type Kept = [at: number, ...typed: string[]];
const read = (): Kept => JSON.parse(sessionStorage.getItem(key) ?? '[0]') as Kept;
const write = (kept: Kept): void => sessionStorage.setItem(key, JSON.stringify(kept));

/** Of islands that are not hydrated: the others have stores, which store what was typed. */
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('astro-island[ssr] :is(input[role=combobox],input[type=email],textarea)'),
];

/**
 * A page that was open while the shop was deployed asks for scripts that are gone: it is loaded once more, and with it
 * the new ones, and what was typed is put back (fault 36).
 */
function reloadOnce(event: Event): void {
  if (!navigator.onLine || Date.now() - read()[0] < pause) return;
  event.preventDefault();
  write([Date.now(), ...fields().map(({ value }) => value)]);
  location.reload();
}

try {
  const [at, ...typed] = read();
  if (typed.length > 0) {
    fields().forEach((field, index) => {
      field.value ||= typed[index] ?? '';
    });
    write([at]);
  }
  for (const type of ['vite:preloadError', 'astro:hydration-error']) addEventListener(type, reloadOnce);
} catch {
  // Without a storage, the first reload could not be told from the next.
}

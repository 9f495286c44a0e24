import { pageLocale } from '#stores/browser/page-locale.ts';

/** Fetched when there is something to say: few share. */
const wordsOf = async () => (await import('#i18n/tour-rows/index.ts')).tourRowMessages(pageLocale());

/** Says it where the page says such things. */
function say(text: string): void {
  const toast = document.querySelector<HTMLElement>('[data-toast]');
  const words = toast?.querySelector('p');
  if (!toast || !words) return;
  words.textContent = text;
  toast.hidden = false;
  toast.querySelector('button')?.addEventListener('click', () => (toast.hidden = true), { once: true });
}

const wasCalledOff = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

async function share(): Promise<void> {
  // Without what an address says of the reader: a chosen day, or who sent him.
  const url = location.origin + location.pathname;
  try {
    // Not everywhere, whatever the compiler's library says.
    const sheet = (navigator as { share?: Navigator['share'] }).share;
    if (sheet) return await sheet.call(navigator, { title: document.title, url });
    await navigator.clipboard.writeText(url);
    say((await wordsOf()).copied);
  } catch (error) {
    if (!wasCalledOff(error)) say((await wordsOf()).notCopied);
  }
}

/** The system's own sheet, where there is one; else the link is copied. */
export function shareWhenAsked(): void {
  document.querySelector('[data-share]')?.addEventListener('click', () => void share());
}

const toast = document.querySelector<HTMLElement>('[data-toast]');
const text = toast?.querySelector('p');
const link = toast?.querySelector('a');

/** Long enough to be read, and to reach the link; while it is pointed at or has the focus, it stays. */
const seconds = 8;
let over: ReturnType<typeof setTimeout> | undefined;

export function hush(): void {
  clearTimeout(over);
  if (toast) toast.hidden = true;
}

const count = (): void => {
  clearTimeout(over);
  over = setTimeout(() => (toast?.matches(':hover, :focus-within') ? count() : hush()), seconds * 1000);
};

/** Shows a line at the lower edge and has it read out. @param kind `done` goes by itself and leads to the wishlist; `failed` stays. */
export function say(words: string, kind: 'done' | 'failed'): void {
  if (!toast || !text || !link) return;
  text.textContent = words;
  link.hidden = kind === 'failed';
  toast.hidden = false;
  if (kind === 'done') count();
  else clearTimeout(over);
}

toast?.querySelector('button')?.addEventListener('click', hush);

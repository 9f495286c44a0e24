/**
 * Acts at once where an island of this page was touched or asked for by the address, else as soon as one is: an island that woke because
 * the page rests asks the services for nothing.
 * @returns stops waiting
 */
export function whenWanted(act: () => void): () => void {
  if (document.querySelector('astro-island[data-wanted]')) {
    act();
    return () => {};
  }
  addEventListener('wanted', act, { once: true });
  return () => removeEventListener('wanted', act);
}

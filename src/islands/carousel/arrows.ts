/** Of a row's own width: so much is turned at once that the last card in view is the first after it. */
const turned = 0.8;

function bind(carousel: HTMLElement): void {
  const row = carousel.querySelector('ul');
  if (!row) return;
  const turns = [...carousel.querySelectorAll<HTMLElement>('[data-turn]')];
  const isAtEnd = (direction: number): boolean =>
    direction < 0 ? row.scrollLeft <= 1 : row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
  const show = () => {
    for (const turn of turns) turn.setAttribute('aria-disabled', String(isAtEnd(Number(turn.dataset['turn']))));
    for (const turn of turns) turn.hidden = row.scrollWidth <= row.clientWidth + 1;
  };
  for (const turn of turns) {
    turn.addEventListener('click', () => {
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      row.scrollBy({ left: Number(turn.dataset['turn']) * row.clientWidth * turned, behavior });
    });
  }
  row.addEventListener('scroll', show, { passive: true });
  new ResizeObserver(show).observe(row);
}

/** Binds the arrows of every row of the page. */
export function bindArrows(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) bind(carousel);
}

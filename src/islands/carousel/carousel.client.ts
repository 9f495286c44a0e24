/** Arrows stand beside a row from 1024 pixels on (requirements 2.31). On a narrower window they are not fetched: rows are swiped there. */
const isWide = matchMedia('(width >= 1024px)');

async function bindOnWide(): Promise<void> {
  if (!isWide.matches) return;
  isWide.removeEventListener('change', bindOnWide);
  (await import('./arrows.ts')).bindArrows();
}

isWide.addEventListener('change', bindOnWide);
void bindOnWide();

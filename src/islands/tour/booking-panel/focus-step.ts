import { isOfShip } from '#domain/cruises/ship-problem.ts';

/** Everything wrong with quantities is put right at the steppers, what is wrong with the ship where it is named. */
function stepOf(code: string): string {
  if (isOfShip({ code })) return 'ship';
  return code === 'select_date' || code === 'select_time' ? code : 'select_ticket';
}

function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) void element.scrollIntoView({ block: 'center' });
}

/** Puts the focus on what a problem can be put right with, and both into view. */
export function focusStep(panel: HTMLElement | null, code: string): void {
  const control = panel?.querySelector<HTMLElement>(`[data-step="${stepOf(code)}"]:not(:disabled)`);
  control?.focus({ preventScroll: true });
  if (control?.parentElement) bringIntoView(control.parentElement);
}

/** The same for the step that has just become the next one, unless the shopper has gone elsewhere meanwhile. */
export function leadTo(panel: HTMLElement | null, code: string): void {
  const place = document.activeElement;
  if (place === document.body || place?.matches('[data-step], [data-tour-bar] *')) focusStep(panel, code);
}

/** Everything wrong with quantities is put right at the steppers. */
const stepOf = (code: string): string => (code === 'select_date' || code === 'select_time' ? code : 'select_ticket');

/** Puts the focus on what a problem can be put right with. */
export function focusStep(panel: HTMLElement | null, code: string): void {
  const step = panel?.querySelector<HTMLElement>(`[data-step="${stepOf(code)}"]:not(:disabled)`);
  const control = step?.matches('button, input') ? step : step?.querySelector<HTMLElement>('button:not([aria-disabled="true"])');
  control?.focus();
}

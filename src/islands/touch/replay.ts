type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = { field: Field; value: string | boolean };

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const valueOf = (field: Field): string | boolean => (isTick(field) ? field.checked : field.value);

function initialValue(field: Field): string | boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].find((option) => option.defaultSelected)?.value ?? '';
  return isTick(field) ? field.defaultChecked : field.defaultValue;
}

function setValue(field: Field, value: string | boolean): void {
  if (isTick(field)) field.checked = value === true;
  else field.value = String(value);
}

/** Takes what was typed, ticked and chosen out of the page, so that the framework finds it as the server sent it. */
export function takeTyped(root: HTMLElement): Typed[] {
  const typed = [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => valueOf(field) !== initialValue(field))
    .map((field) => ({ field, value: valueOf(field) }));
  for (const { field } of typed) setValue(field, initialValue(field));
  return typed;
}

/** Types it again, where the framework has not put it there itself, out of the address for one. */
export function replayTyped(typed: readonly Typed[]): void {
  for (const { field, value } of typed) {
    if (valueOf(field) === value || (field.type === 'radio' && !value)) continue;
    if (isTick(field)) {
      field.click();
      continue;
    }
    // Not by the element's own setter: React watches it and would take this for a change of its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

/** Tells the framework where the focus is. */
export function replayFocus(root: HTMLElement): void {
  if (root.contains(document.activeElement)) document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

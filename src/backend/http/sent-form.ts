/** The text that a form has sent in a field, empty where it has sent none. */
export function textOf(form: Record<string, unknown>, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

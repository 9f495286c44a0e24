/** A request's parameters: `metadata[key]=v&expand[]=x` becomes `{ metadata: { key: 'v' }, expand: ['x'] }`. */
export type Params = { [name: string]: string | Params };

/** Reads the form encoding that Stripe's API takes. Numbered and unnumbered lists become objects keyed by position. */
export function parseForm(text: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).slice(0, name.endsWith(']') ? -1 : undefined);
    put(params, path, value);
  }
  return params;
}

function put(target: Params, [head = '', ...rest]: string[], value: string): void {
  const key = head === '' ? String(Object.keys(target).length) : head;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const inner = Object.hasOwn(target, key) ? target[key] : undefined;
  const next: Params = typeof inner === 'object' ? inner : {};
  target[key] = next;
  put(next, rest, value);
}

export const textOf = (params: Params, name: string): string | undefined => {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

export const groupOf = (params: Params, name: string): Params => {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  return typeof value === 'object' ? value : {};
};

/** A line of its own in a descriptor, at any length: what people read, and what only a server refuses with. */
const wordy = /^ {2}(?:summary: '(?:[^'\\]|\\.)*'|errors: \[[^\]]*\]),\n/gm;

/** Takes from the contracts' endpoints what no browser reads: the OpenAPI document, which does, is the server's. */
export const wordlessContracts = {
  name: 'landfall:wordless-contracts',
  enforce: 'pre',
  applyToEnvironment: ({ name }: { name: string }): boolean => name === 'client',
  transform: (code: string, id: string) =>
    /\/src\/contracts\/[^/]+\.ts$/.test(id) ? { code: code.replace(wordy, ''), map: null } : undefined,
} as const;

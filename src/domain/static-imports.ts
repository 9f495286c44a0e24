/** What a minified chunk needs before it runs, as it names them: `./name.js`. Chunks that it may fetch later are not among them. */
export const staticImportsOf = (code: string): string[] => [...code.matchAll(/(?:from|import)"(\.[^"]+)"/g)].map(([, path = '']) => path);

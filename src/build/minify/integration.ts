import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { wordlessContracts } from './wordless-contracts.ts';

type Minified = { code: string; map?: unknown } | null;
type RenderChunk = (
  this: unknown,
  code: string,
  chunk: object,
  options: { format: string; sourcemap: unknown },
  meta: object,
) => Promise<Minified>;
type Minifier = { name: string; renderChunk: RenderChunk };
type ResolvedConfig = { plugins: readonly Partial<Minifier>[]; build: { terserOptions: object } };

const cache = join(process.cwd(), '.cache', 'scripts');
const { version } = createRequire(import.meta.url)('terser/package.json') as { version: string };

function kept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whole or not at all: another build may read it at the same time. */
function keep(file: string, code: string): void {
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(draft, code);
  renameSync(draft, file);
}

/** Vite's own step with Terser, which takes half of a small build; what it made of the same code before comes from `.cache/scripts`. */
const withCache = (minify: RenderChunk, settings: object): RenderChunk =>
  async function minifyOnce(code, chunk, options, meta) {
    if (options.sourcemap) return minify.call(this, code, chunk, options, meta);
    const key = createHash('sha256')
      .update(JSON.stringify([version, settings, options.format]))
      .update(code)
      .digest('hex')
      .slice(0, 32);
    const file = join(cache, `${key}.js`);
    const known = kept(file);
    if (known !== undefined) return { code: known };
    const made = await minify.call(this, code, chunk, options, meta);
    if (made) keep(file, made.code);
    return made;
  };

/** Minifies a script once, however often it is built, and leaves out what no browser reads. */
export const keptScripts = (): AstroIntegration => ({
  name: 'landfall:kept-scripts',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const plugin = {
        name: 'landfall:kept-scripts',
        configResolved({ plugins, build }: ResolvedConfig) {
          const minifier = plugins.find(({ name }) => name === 'vite:terser');
          if (minifier?.renderChunk) minifier.renderChunk = withCache(minifier.renderChunk, build.terserOptions);
        },
      };
      updateConfig({ vite: { plugins: [wordlessContracts, plugin as never] } });
    },
  },
});

import type { AstroIntegration } from 'astro';
import { digestOfNames, digestOfSources, withCommonKey, type Bundler, type Output } from './cached-pages.ts';

/**
 * Lets a build reuse what the last one made of a page whose `cacheKey` is the same (Astro's incremental build), but only
 * while all code, styles, messages, settings and editors' texts are the same, too: a page has the names of scripts in it,
 * and these change with anything they import (record 0031).
 */
export function cachedPages(): AstroIntegration {
  const digests = new Map<string, string>();
  const digester = {
    name: 'landfall:digests',
    generateBundle(this: Bundler & { environment: { name: string } }, _options: unknown, bundle: Record<string, Output>) {
      const { name } = this.environment;
      const files = Object.values(bundle);
      digests.set(name, name === 'client' ? digestOfNames(files) : digestOfSources(this, files));
    },
  };
  return {
    name: 'landfall:cached-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [digester as never] } });
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          getStaticPaths: async () => withCommonKey(await prerenderer.getStaticPaths(), [...digests].flat(), new Date()),
        })),
    },
  };
}

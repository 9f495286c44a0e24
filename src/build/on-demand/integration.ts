import { rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/**
 * Makes a module of the pages that are rendered on demand, beside those that are prerendered: `dist/server/<brand>/entry.mjs`, which our
 * server imports (record 0055).
 */
export function onDemandPages(): AstroIntegration {
  let folder: URL;
  return {
    name: 'landfall:on-demand',
    hooks: {
      'astro:config:done': ({ config, setAdapter }) => {
        setAdapter({
          name: 'landfall:on-demand',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            hybridOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
            envGetSecret: 'stable',
          },
        });
        folder = config.build.server;
      },
      // Astro empties the folder of the pages alone.
      'astro:build:start': () => rm(folder, { recursive: true, force: true }),
    },
  };
}

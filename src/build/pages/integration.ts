import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readHostSettings } from '../hosts/settings.ts';
import { finishPages } from './finish.ts';

/** Finishes the pages as soon as all are rendered. */
export const finishedPages = (): AstroIntegration => ({
  name: 'landfall:pages',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const { compressedCopies } = readHostSettings(process.env);
      logger.info(`${await finishPages(fileURLToPath(dir), compressedCopies)} pages finished`);
    },
  },
});

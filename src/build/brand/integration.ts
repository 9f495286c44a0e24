import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { brandFiles } from './files.ts';

const types: Record<string, string> = { svg: 'image/svg+xml', ico: 'image/x-icon', png: 'image/png', json: 'application/json' };

/** Leaves the brand's icons, its picture for links and its particulars in the output folder; `astro dev` serves them too. */
export function brandAssets(brand: string): AstroIntegration {
  return {
    name: 'landfall:brand',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const files = await brandFiles(brand);
        server.middlewares.use((request, response, next) => {
          const file = (request.url ?? '').slice(1);
          const content = files[file];
          if (content === undefined) return next();
          response.setHeader('Content-Type', types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
          response.end(content);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const files = Object.entries(await brandFiles(brand));
        await Promise.all(files.map(([file, content]) => writeFile(fileURLToPath(new URL(file, dir)), content)));
        logger.info(`${files.map(([file]) => file).join(', ')} written`);
      },
    },
  };
}

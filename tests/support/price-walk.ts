import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of `docs/price-walk.md`, in its order; `besides` are files and folders of other ways. */
export type PriceWalk = { naming: string[]; handingOn: string[]; besides: string[] };

const pathsIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, path = '']) => path);

/** @param root of a checkout */
export function readPriceWalk(root: string): PriceWalk {
  const [walk = '', besides = ''] = readFileSync(join(root, 'docs/price-walk.md'), 'utf8').split('\n## Beside the walk\n');
  return {
    naming: pathsIn(walk, /^\d+\. `([^`]+)`: /gm),
    handingOn: pathsIn(walk, /^- `([^`]+)`$/gm),
    besides: pathsIn(besides, /`([^`]+)`/g),
  };
}

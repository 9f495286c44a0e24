import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSources } from '#backend/catalogue/read.ts';
import { backendPath, cataloguePath, root } from '#backend/root.ts';
import { bundleServer } from './bundle-server.ts';

const outputDirectory = join(root, 'dist', 'server');

/** Makes `dist/server/main.js`, the production server, and the catalogue as parsed. */
await bundleServer(backendPath('main.ts'), join(outputDirectory, 'main.js'));
await mkdir(outputDirectory, { recursive: true });
const { files } = await readSources({ directory: cataloguePath() });
await writeFile(join(outputDirectory, 'catalogue.json'), JSON.stringify([...files]));

import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Scripts that travel together, because small files have more wrapping than content. The first that names a module has it: what every page
 * runs, what every island needs, what every island needs that asks a service, parts that most islands show, a tour's pictures and map.
 */
const table = [
  {
    name: 'page',
    sources: [
      ...['affiliate', 'consent', 'currency', 'log-level', 'page-locale', 'saves-data', 'storage', 'text-like'].map(
        (name) => `src/stores/browser/${name}.ts`,
      ),
      'src/stores/account/saved-tours.ts',
      'src/stores/account/signed-in.ts',
      'src/stores/trip/stored.ts',
    ],
    packages: ['nanostores/atom', 'nanostores/lifecycle', 'nanostores/task', 'nanostores/listen-keys', '@nanostores/persistent'],
    virtual: ['vite/preload-helper'],
  },
  {
    name: 'island',
    sources: ['src/ui/Button.tsx', 'src/ui/Button.module.scss', 'src/ui/Icon.tsx', 'src/ui/use-hydrated.ts', 'src/ui/use-late.ts'],
    packages: ['react', 'react-dom', 'scheduler', '@astrojs/react', '@nanostores/react'],
    virtual: ['rolldown/runtime'],
  },
  {
    name: 'service',
    sources: [
      ...['common', 'endpoint', 'errors', 'tours', 'pictures', 'pricing-groups', 'questions', 'cancellation-terms', 'quotes'].map(
        (name) => `src/contracts/${name}.ts`,
      ),
      ...['request', 'vendor'].map((name) => `src/api/${name}.ts`),
      ...['money', 'routes', 'formatters'].map((name) => `src/domain/${name}.ts`),
      ...['latest', 'remote'].map((name) => `src/stores/browser/${name}.ts`),
      ...['define-messages', 'errors/index', 'locales'].map((name) => `src/i18n/${name}.ts`),
    ],
    packages: ['valibot', 'ofetch', 'nanostores/computed', '@nanostores/i18n'],
  },
  {
    name: 'parts',
    sources: [
      ...['Dialog', 'Notice', 'Stars'].map((name) => `src/ui/${name}.tsx`),
      'src/views/picture/Picture.tsx',
      'src/views/tour/Heart.tsx',
      'src/domain/day.ts',
      'src/stores/browser/clock.ts',
      'src/stores/browser/status.ts',
    ],
  },
  {
    name: 'media',
    sources: ['media.ts', 'gallery/Gallery.island.tsx', 'map/TourMap.island.tsx'].map((name) => `src/islands/tour/${name}`),
  },
];

/** @throws Error naming a source that is no longer there: moved without this table, it would change its script in silence */
function holds({ sources, packages = [], virtual = [] }) {
  const files = sources.map((source) => join(root, source));
  const gone = files.filter((file) => !existsSync(file));
  if (gone.length > 0) throw new Error(`src/build/chunks.mjs names what is not there: ${gone.join(', ')}`);
  const folders = packages.map((name) => `/node_modules/${name}`);
  return (id) =>
    files.includes(id.split('?')[0]) ||
    folders.some((folder) => id.includes(`${folder}/`) || id.includes(`${folder}.`)) ||
    virtual.some((name) => id.includes(name));
}

/** Groups for the bundler's code splitting: https://rolldown.rs/reference/OutputOptions.codeSplitting */
export const chunks = table.map((group, index) => ({ name: group.name, priority: table.length - index, test: holds(group) }));

import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

/** The project's own configuration; only the import rules, for they alone need no types. */
const eslint = new ESLint({
  overrideConfigFile: '.config/eslint.config.mjs',
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId.startsWith('boundaries/'),
});

async function complaints(filePath: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(filePath.endsWith('.astro') ? `---\n${code}\n---\n` : `${code}\n`, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
}

const wrong = [
  ['contracts know nothing of the domain', 'src/contracts/planted.ts', `import { addDays } from '#domain/day.ts';`],
  ['contracts use the schema library only', 'src/contracts/planted.ts', `import { ofetch } from 'ofetch';`],
  ['a client carries nothing that only a server reads', 'src/api/planted.ts', `import { getTour } from '#contracts/documented/tours.ts';`],
  ['nor does an endpoint', 'src/contracts/planted.ts', `import { refusals } from './documented/refusals.ts';`],
  ['the domain knows no stores', 'src/domain/planted.ts', `import { $cart } from '#stores/checkout/cart.ts';`],
  ['a relative path is no way round', 'src/domain/planted.ts', `import { $cart } from '../stores/checkout/cart.ts';`],
  ['nor is a dynamic import', 'src/domain/planted.ts', `export const load = () => import('#stores/checkout/cart.ts');`],
  ['nor is a type', 'src/api/planted.ts', `import type { Brand } from '#brands/schema.ts';`],
  ['stores know no interface', 'src/stores/planted.ts', `import { Button } from '#ui/Button.tsx';`],
  ['stores use no Node', 'src/stores/planted.ts', `import { readFileSync } from 'node:fs';`],
  ['messages know nothing', 'src/i18n/planted.ts', `import { locales } from '#contracts/common.ts';`],
  ['the back end knows no pages', 'src/backend/planted.ts', `import { getTours } from '#data/tours.ts';`],
  ['nobody imports what only builds', 'src/backend/planted.ts', `import { embeddedBackend } from '#build/backend/integration.ts';`],
  ['the way to pay knows no booking', 'src/backend/payments/planted.ts', `import { readBooking } from '../bookings/booking.ts';`],
  ['the queue knows no kind of job', 'src/backend/jobs/planted.ts', `import { send } from '../mail/send.ts';`],
  ['the kernel knows no service', 'src/backend/http/planted.ts', `import { findSubject } from '../identity/subject.ts';`],
  ['a supplier knows no checkout', 'src/backend/suppliers/planted.ts', `import { checkoutSteps } from '../checkout/steps.ts';`],
  ['a room does not know who puts rooms together', 'src/backend/bookings/planted.ts', `import { createApp } from '../app.ts';`],
  ['nobody imports the tests', 'src/backend/planted.ts', `import { testClock } from '#tests/support/clock.ts';`],
  ['every file of src has a room', 'src/planted/planted.ts', `export const planted = true;`],
  ['primitives know no business', 'src/ui/Planted.tsx', `import { formatMoney } from '#domain/money.ts';`],
  ['an island calls no service itself', 'src/islands/tour/Planted.tsx', `import { listTours } from '#api/vendor.ts';`],
  ['an island knows no other feature', 'src/islands/tour/Planted.tsx', `import SearchBox from '#islands/search-box/SearchBox.island.tsx';`],
  ['not even by a relative path', 'src/islands/tour/Planted.tsx', `import SearchBox from '../search-box/SearchBox.island.tsx';`],
  ['no island reaches the back end', 'src/islands/tour/Planted.tsx', `import { readConfig } from '#backend/config.ts';`],
  ['no component reaches the back end', 'src/components/Planted.astro', `import { readConfig } from '#backend/config.ts';`],
  ['a component reads no data', 'src/components/Planted.astro', `import { getTours } from '#data/tours.ts';`],
  ['a layout calls no store', 'src/layouts/Planted.astro', `import { $cart } from '#stores/checkout/cart.ts';`],
  ['a page calls no service', 'src/pages/planted.astro', `import { listTours } from '#api/vendor.ts';`],
  ['a page renders no primitive', 'src/pages/planted.astro', `import { Button } from '#ui/Button.tsx';`],
] as const;

const right = [
  ['the domain reads contracts', 'src/domain/planted.ts', `import { locales } from '#contracts/common.ts';`],
  ['a room reads itself', 'src/domain/planted.ts', `import { addDays } from './day.ts';`],
  ['contracts use the schema library', 'src/contracts/planted.ts', `import * as v from 'valibot';`],
  ['what is documented is an endpoint', 'src/contracts/documented/planted.ts', `import * as endpoints from '../tours.ts';`],
  ['a service mounts what is documented', 'src/backend/vendor/planted.ts', `import { getTour } from '#contracts/documented/tours.ts';`],
  ['a room of the back end uses those above it', 'src/backend/bookings/planted.ts', `import { charge } from '../payments/settle.ts';`],
  ['every room knows what all work with', 'src/backend/payments/planted.ts', `import type { Backend } from '../backend.ts';`],
  ['the back end uses Node', 'src/backend/planted.ts', `import { readFileSync } from 'node:fs';`],
  ['content comes from the data room', 'src/content.config.ts', `import { getTours } from '#data/tours.ts';`],
  [
    'an island reads its own parts',
    'src/islands/tour/Planted.tsx',
    `import { Other } from './Other.tsx';\nimport { Part } from './booking-panel/Part.tsx';`,
  ],
  ['an island calls stores', 'src/islands/tour/Planted.tsx', `import { $cart } from '#stores/checkout/cart.ts';`],
  ['a component renders an island', 'src/components/Planted.astro', `import SearchBox from '#islands/search-box/SearchBox.island.tsx';`],
  ['a component names the type of its data', 'src/components/Planted.astro', `import type { Destination } from '#data/destinations.ts';`],
  ['a page composes', 'src/pages/planted.astro', `import { getTours } from '#data/tours.ts';\nimport Shop from '#layouts/Shop.astro';`],
  [
    'a test imports what it tests',
    'tests/unit/planted.test.ts',
    `import { addDays } from '#domain/day.ts';\nimport { testClock } from '#tests/support/clock.ts';`,
  ],
] as const;

describe('the import table', () => {
  // The first look loads the linter and its plug-ins.
  beforeAll(() => complaints('src/domain/planted.ts', 'export {};'));

  it.each(wrong)('refuses: %s', async (_, filePath, code) => {
    expect(await complaints(filePath, code)).toEqual([expect.stringMatching(/^boundaries\//)]);
  });

  it.each(right)('allows: %s', async (_, filePath, code) => {
    expect(await complaints(filePath, code)).toEqual([]);
  });
});

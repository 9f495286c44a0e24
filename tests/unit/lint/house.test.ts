import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

const withoutTypes = ['no-restricted-syntax', 'no-warning-comments', 'max-lines', 'eqeqeq'];
const eslint = new ESLint({
  overrideConfigFile: '.config/eslint.config.mjs',
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => withoutTypes.includes(ruleId),
});

async function errors(filePath: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) => messages.filter(({ severity }) => severity === 2).map(({ message }) => message));
}

const wrongCode = [
  ['a barrel', 'src/domain/index.ts', `export * from './day.ts';\n`, /no barrels/],
  ['a barrel of names', 'src/domain/index.ts', `export { addDays } from './day.ts';\n`, /no barrels/],
  ['a barrel, though a comment asks for mercy', 'src/domain/index.ts', `/* eslint-disable */\nexport * from './day.ts';\n`, /no barrels/],
  ['a calendar day as an instant', 'src/domain/planted.ts', `export const day = new Date('2026-11-29');\n`, /calendar day/],
  ['a question about the brand', 'src/components/Planted.astro', `---\nconst is = brand.name === 'x';\n---\n{is}\n`, /brand is data/],
  [
    'a question about the kind of product',
    'src/stores/planted.ts',
    `export const is = tour.productType === 'shows';\n`,
    /ask the registry/,
  ],
  ['the same the other way round', 'src/domain/planted.ts', `export const is = 'shows' !== productType;\n`, /ask the registry/],
  ['a switch over kinds', 'src/backend/vendor/planted.ts', `switch (tour.productType) {\n}\n`, /ask the registry/],
  [
    'a question about the service type',
    'src/backend/checkout/planted.ts',
    `export const is = item.serviceType === 'SHOW';\n`,
    /ask the reg/,
  ],
  [
    'a question about the supplier',
    'src/backend/bookings/planted.ts',
    `export const is = product.supplier === 'local';\n`,
    /ask the registry/,
  ],
  [
    'a question about the supplier in a page',
    'src/pages/planted.astro',
    `---\nconst is = supplier === 'x';\n---\n{is}\n`,
    /ask the registry/,
  ],
  [
    'a question about the question',
    'src/islands/checkout/planted.tsx',
    `export const is = question.type === 'select';\n`,
    /ask the registry/,
  ],
  ['an inline style in a page', 'src/components/Planted.astro', `<p style="margin: 0">x</p>\n`, /no inline styles/],
  ['an inline style in an island', 'src/ui/Planted.tsx', `export const P = () => <p style={{ margin: 0 }}>x</p>;\n`, /no inline styles/],
  ['an inline script', 'src/components/Planted.astro', `<script is:inline>alert(1)</script>\n`, /no inline scripts/],
  ['a raw colour on the server', 'src/backend/planted.ts', `export const ink = '#14262b';\n`, /no raw colours/],
  ['a raw colour in a drawing', 'src/ui/Planted.tsx', `export const P = () => <path fill="#C2410C" />;\n`, /no raw colours/],
  ['a payment method by name', 'src/backend/checkout/planted.ts', `export const is = (m) => m.method === 'card';\n`, /way to pay/],
  ['the method of an order by name', 'src/stores/planted.ts', `export const is = (o) => o.stripePaymentMethod !== 'card';\n`, /way to pay/],
  ['a method in a page', 'src/components/Planted.astro', `---\nconst is = method === 'card';\n---\n{is}\n`, /way to pay/],
  ['a switch over methods', 'src/domain/planted.ts', `switch (method.id) {\n}\n`, /way to pay/],
  ['work left for later', 'src/domain/planted.ts', `// TODO: later\n`, /todo/],
  ['a long file', 'src/domain/planted.ts', 'export {};\n'.repeat(201), /too many lines/],
] as const;

const rightCode = [
  ['a registry that tells its own entries apart', 'src/domain/products/planted.ts', `export const is = productType === 'shows';\n`],
  ['a comparison of two kinds', 'src/domain/planted.ts', `export const is = tour.productType === listing;\n`],
  ['the type of something else', 'src/domain/planted.ts', `export const is = node.type === 'link';\n`],
] as const;

const wrongStyle = [
  ['a hexadecimal colour', 'src/ui/planted.scss', '.a {\n  color: #c2410c;\n}\n'],
  ['a named colour', 'src/ui/planted.scss', '.a {\n  color: red;\n}\n'],
  ['a colour function', 'src/ui/planted.scss', '.a {\n  color: rgb(1 2 3);\n}\n'],
  ['a colour in a component', 'src/components/Planted.astro', '<style lang="scss">\n  .a {\n    color: #c2410c;\n  }\n</style>\n'],
] as const;

const rightStyle = [
  ['a token', 'src/ui/planted.scss', '.a {\n  color: var(--ink);\n}\n'],
  ['a colour made from a token', 'src/ui/planted.scss', '.a {\n  color: rgb(from var(--ink) r g b / 60%);\n}\n'],
  ["the brand's own tokens", 'src/brands/landfall/_brand-tokens.scss', '.a {\n  color: #c2410c;\n}\n'],
] as const;

const styleErrors = async (codeFilename: string, code: string): Promise<string[]> => {
  const { results } = await stylelint.lint({ configFile: '.config/stylelint.config.mjs', codeFilename, code });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
};

describe('the house rules', () => {
  it.each(wrongCode)('refuse %s', async (_, filePath, code, message) => {
    expect(await errors(filePath, code)).toEqual([expect.stringMatching(message)]);
  });

  it.each(rightCode)('allow %s', async (_, filePath, code) => {
    expect(await errors(filePath, code)).toEqual([]);
  });

  it.each(wrongStyle)('refuse %s', async (_, filePath, code) => {
    expect(await styleErrors(filePath, code)).toEqual([expect.stringMatching(/^Raw colour/)]);
  });

  it.each(rightStyle)('allow %s', async (_, filePath, code) => {
    expect(await styleErrors(filePath, code)).toEqual([]);
  });
});

const syntax = (selector, message) => ({ selector, message });

const everywhere = [
  syntax('ExportAllDeclaration', 'no barrels: import from the file that defines it'),
  syntax('ExportNamedDeclaration[source]', 'no barrels: import from the file that defines it'),
  syntax(
    'NewExpression[callee.name="Date"] > Literal[value=/^\\d{4}-\\d{2}-\\d{2}$/]',
    'a calendar day is no instant: use the functions of domain/day.ts',
  ),
];

const brandFree = syntax(
  'BinaryExpression[operator=/^[!=]==?$/] > :matches(Identifier[name="brand"], MemberExpression[object.name="brand"]).left',
  'a brand is data and tokens: put what differs into brand.yaml',
);

/** What a registry tells apart: by these names a kind of product, a service, a supplier or a type of question goes. */
const registered = ['productType', 'productKind', 'serviceType', 'bookingApi', 'bookingExternalApiName', 'supplier', 'questionType'];
const isRegistered = `/^(${registered.join('|')})$/`;
const oneOf = `:matches(Identifier[name=${isRegistered}], MemberExpression[property.name=${isRegistered}], MemberExpression[object.name=/[qQ]uestion$/][property.name="type"])`;
const compares = 'BinaryExpression[operator=/^[!=]==?$/]';

/** `if (kind === ...)` is a registry's own affair: elsewhere its entry is asked. */
const registryFree = [
  `${compares}[right.type="Literal"] > ${oneOf}.left`,
  `${compares}[left.type="Literal"] > ${oneOf}.right`,
  `SwitchStatement > ${oneOf}.discriminant`,
].map((selector) => syntax(selector, 'ask the registry: what differs is in the entry of its kind'));

const comparedMethod =
  ':matches(Identifier[name=/^(method|methodId|paymentMethod)$/], MemberExpression[property.name=/^(method|stripePaymentMethod)$/], MemberExpression[object.name=/[mM]ethod$/][property.name="id"])';
const oneMethod = 'another way to pay is a folder and an entry of a registry: ask what the method says of itself, not which one it is';

/** The verbs of HTTP are methods, too, in capitals. */
const methodFree = [
  syntax(`BinaryExpression[operator=/^[!=]==?$/][right.value=/^[a-z]/] > ${comparedMethod}.left`, oneMethod),
  syntax(`SwitchStatement > ${comparedMethod}.discriminant`, oneMethod),
];

/** The Content Security Policy would drop these in the browser. */
const inlineFree = [
  syntax('JSXAttribute[name.name="style"]', 'no inline styles: the Content Security Policy blocks them'),
  syntax('JSXNamespacedName[namespace.name="is"][name.name="inline"]', 'no inline scripts: the Content Security Policy blocks them'),
  syntax('JSXNamespacedName[namespace.name="define"][name.name="vars"]', 'no inline variables: the Content Security Policy blocks them'),
];

const rawColour = syntax(
  'Literal[value=/^#([0-9a-f]{3,4}){1,2}$/i]',
  'no raw colours: use a token (src/brands/<brand>/_brand-tokens.scss)',
);

const pageFiles = 'src/{ui,views,islands,components,layouts,pages}/**/*.{tsx,astro}';

/** House rules that no plugin brings (ARCHITECTURE.md, "Rules"). */
export const houseRules = [
  {
    name: 'landfall/house',
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      // Prettier breaks code; texts, drawings and queries stay whole.
      'max-len': ['error', { code: 140, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true }],
      'no-restricted-syntax': ['error', ...everywhere, brandFree, ...registryFree, ...methodFree],
    },
  },
  {
    name: 'landfall/house/sources',
    files: ['src/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, brandFree, ...registryFree, ...methodFree, rawColour] },
  },
  {
    name: 'landfall/house/brands',
    files: ['src/{brands,build}/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...registryFree, ...methodFree, rawColour] },
  },
  {
    name: 'landfall/house/pages',
    files: [pageFiles],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, brandFree, ...registryFree, ...methodFree, ...inlineFree, rawColour] },
  },
  // A card has a brand, too; and a method knows itself.
  {
    name: 'landfall/house/payments',
    files: ['src/backend/{payments,simulators}/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...registryFree, ...methodFree, rawColour] },
  },
  {
    name: 'landfall/house/registries',
    files: ['src/domain/{products,questions}/**', 'src/backend/suppliers/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, brandFree, rawColour] },
  },
  // One classic script, served as it is, in place of another company's: it cannot import parts, and no brand's tokens reach it.
  {
    name: 'landfall/house/page-script',
    files: ['src/backend/simulators/stripe/{page,wallets}-script.js'],
    rules: { 'max-lines': 'off', 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    name: 'landfall/house/tests',
    files: ['tests/**'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }], 'no-console': 'off' },
  },
];

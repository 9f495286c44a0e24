import boundaries from 'eslint-plugin-boundaries';
import { fileURLToPath } from 'node:url';

/** What each room of `src` may import, besides itself (ARCHITECTURE.md, "Rooms"). A room inside another stands above it. */
export const rooms = {
  'contracts/documented': ['contracts'],
  contracts: [],
  domain: ['contracts'],
  api: ['contracts', 'domain'],
  stores: ['api', 'contracts', 'domain', 'i18n'],
  ui: ['styles'],
  views: ['ui', 'domain', 'contracts', 'i18n'],
  islands: ['views', 'ui', 'stores', 'contracts', 'domain', 'i18n'],
  data: ['api', 'contracts', 'domain'],
  components: ['islands', 'views', 'ui', 'brands', 'i18n', 'contracts', 'domain'],
  layouts: ['components', 'islands', 'brands', 'i18n', 'styles', 'contracts', 'domain'],
  pages: ['data', 'layouts', 'components', 'islands', 'brands', 'i18n', 'contracts', 'domain'],
  i18n: [],
  brands: ['contracts'],
  styles: ['brands'],
  backend: ['contracts', 'contracts/documented', 'domain', 'i18n'],
  build: ['contracts', 'domain', 'i18n', 'brands', 'backend', 'data', 'api', 'islands'],
};

/**
 * What each room of `src/backend` may import, besides itself, the rooms that the whole back end may, and the files beside the rooms. No two
 * import
 * each other: a row names only rows above it.
 */
export const backendRooms = {
  db: [],
  http: [],
  catalogue: ['db'],
  jobs: ['db'],
  mail: ['db', 'http'],
  tickets: ['db', 'http'],
  payments: ['db', 'http', 'jobs'],
  suppliers: ['db', 'catalogue'],
  identity: ['db', 'http', 'jobs', 'mail'],
  newsletter: ['db', 'http', 'jobs', 'mail'],
  applications: ['db', 'http', 'jobs', 'mail'],
  sailings: ['catalogue'],
  vendor: ['http', 'jobs', 'catalogue', 'suppliers', 'sailings'],
  cruises: ['http', 'catalogue', 'sailings', 'vendor'],
  hotels: ['http', 'catalogue', 'suppliers'],
  vouchers: ['db', 'http', 'catalogue', 'vendor'],
  location: ['http', 'catalogue'],
  search: ['http', 'catalogue', 'location', 'vendor'],
  site: ['http', 'jobs', 'catalogue', 'search'],
  images: ['catalogue', 'site'],
  bookings: [...['db', 'http', 'catalogue', 'jobs', 'mail', 'tickets', 'payments', 'suppliers', 'identity', 'images', 'vouchers']],
  'gift-vouchers': ['db', 'http', 'catalogue', 'jobs', 'mail', 'tickets', 'payments', 'images', 'vouchers', 'bookings'],
  operators: ['db', 'http', 'jobs', 'tickets', 'payments', 'bookings', 'waivers'],
  reviews: ['db', 'http', 'catalogue', 'jobs', 'mail', 'tickets', 'bookings'],
  waivers: ['db', 'http', 'jobs', 'mail', 'tickets', 'bookings'],
  account: [...['db', 'http', 'catalogue', 'jobs', 'mail', 'payments', 'identity', 'applications', 'gift-vouchers', 'bookings'], 'waivers'],
  checkout: [
    ...['db', 'http', 'catalogue', 'jobs', 'mail', 'tickets', 'payments', 'suppliers', 'sailings', 'vendor', 'identity', 'images'],
    ...['bookings', 'account', 'vouchers', 'gift-vouchers', 'waivers'],
  ],
  'suggested-times': ['db', 'http', 'catalogue', 'jobs', 'tickets', 'suppliers', 'sailings', 'vendor', 'bookings', 'operators'],
  'call-changes': [
    ...['db', 'http', 'catalogue', 'jobs', 'mail', 'tickets', 'suppliers', 'sailings', 'vendor', 'images'],
    'bookings',
    'operators',
  ],
  changes: ['db', 'http', 'catalogue', 'jobs', 'mail', 'tickets', 'bookings', 'checkout'],
  withdrawal: ['db', 'http', 'vouchers', 'gift-vouchers', 'bookings'],
  simulators: ['db', 'http', 'jobs', 'checkout'],
  sandbox: [
    ...['db', 'http', 'catalogue', 'jobs', 'payments', 'suppliers', 'vendor', 'bookings', 'operators', 'checkout'],
    ...['suggested-times', 'simulators'],
  ],
};

const inBackend = (names) => names.map((name) => `backend/${name}`);
const allOfBackend = inBackend(Object.keys(backendRooms));

/** Rooms whose code runs in the browser, where Node has nothing to offer. */
const browserRooms = ['contracts', 'domain', 'api', 'stores', 'ui', 'views', 'islands', 'i18n'];

const room = (type, pattern = `src/${type}`) => ({ type, pattern, partialMatch: false });
const anyOf = (types) => ({ element: { types: { anyOf: types } } });

const policies = [
  ...Object.entries(rooms).map(([from, to]) => ({ from: anyOf([from]), allow: { to: anyOf([from, ...to]) } })),
  ...Object.entries(backendRooms).map(([from, to]) => ({
    from: anyOf(inBackend([from])),
    allow: { to: anyOf(['backend', ...inBackend([from, ...to]), ...rooms.backend]) },
  })),
  { from: anyOf(['backend', 'build', 'tests']), allow: { to: anyOf(allOfBackend) } },
  {
    from: anyOf(allOfBackend),
    disallow: { to: { file: { categories: 'assembly' } } },
    message: 'a room does not know who puts the rooms together',
  },
  { from: { file: { categories: 'content' } }, allow: { to: anyOf(['data', 'domain']) } },
  { from: anyOf(['tests']), allow: { to: anyOf(['tests', ...Object.keys(rooms)]) } },
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  {
    from: anyOf(['components', 'layouts']),
    allow: { to: anyOf(['data']), dependency: { kind: 'type' } },
  },
  {
    from: { element: { type: 'islands' } },
    disallow: { to: { element: { type: 'islands', captured: { feature: '!{{ from.element.captured.feature }}' } } } },
    message: 'an island imports no other feature: they meet in stores',
  },
  {
    from: anyOf(browserRooms),
    disallow: { to: { module: { origin: 'core' } } },
    message: 'this room runs in the browser, where there is no {{ to.module.source }}',
  },
  {
    from: anyOf(['contracts', 'contracts/documented']),
    disallow: { to: { module: { origin: 'external', source: '!valibot' } } },
    message: 'contracts use the schema library only',
  },
];

/** The import table as lint rules. */
export const roomRules = {
  name: 'landfall/rooms',
  files: ['src/**/*.{ts,tsx,mjs,astro}', 'tests/**/*.{ts,tsx,mjs}'],
  plugins: { boundaries },
  settings: {
    'boundaries/elements': [
      { ...room('islands', 'src/islands/*'), capture: ['feature'] },
      ...allOfBackend.map((type) => room(type)),
      ...Object.keys(rooms)
        .filter((type) => type !== 'islands')
        .map((type) => room(type)),
      room('tests', 'tests'),
    ],
    'boundaries/files': [
      { category: 'assembly', pattern: 'src/backend/{app,server,background,main,open-payments}.ts' },
      { category: 'content', pattern: ['src/content.config.ts', 'src/env.d.ts'] },
    ],
    'boundaries/root-path': fileURLToPath(new URL('../..', import.meta.url)),
    'boundaries/legacy-templates': false,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'import/resolver': { [fileURLToPath(new URL('resolve-imports.cjs', import.meta.url))]: {} },
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      { default: 'disallow', checkAllOrigins: true, checkUnknownLocals: true, checkInternals: true, policies },
    ],
  },
};

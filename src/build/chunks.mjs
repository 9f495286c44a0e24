import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Modules that are sent in one script: small files have more wrapping than content, and over HTTP/1.1 six of them cost a round trip.
 * The first group that names a module has it.
 */
const table = [
  // What every page runs.
  {
    name: 'page',
    sources: [
      ...['affiliate', 'connection', 'consent', 'currency', 'log-level', 'page-locale', 'storage', 'text-like'].map(
        (name) => `src/stores/browser/${name}.ts`,
      ),
      'src/stores/account/saved-tours.ts',
      'src/stores/account/signed-in.ts',
      ...['forget-account-trip', 'stored'].map((name) => `src/stores/trip/${name}.ts`),
    ],
    packages: ['nanostores/atom', 'nanostores/lifecycle', 'nanostores/task', '@nanostores/persistent'],
    virtual: ['vite/preload-helper'],
  },
  // Days in words, and which one it is.
  { name: 'day', sources: ['day', 'formatters', 'periods'].map((name) => `src/domain/${name}.ts`) },
  // What every island needs.
  {
    name: 'island',
    sources: ['src/ui/Button.tsx', 'src/ui/Button.module.scss', 'src/ui/Icon.tsx', 'src/ui/use-hydrated.ts', 'src/ui/use-late.ts'],
    packages: ['react', 'react-dom', 'scheduler', '@astrojs/react', '@nanostores/react', 'nanostores/listen-keys'],
    virtual: ['rolldown/runtime'],
  },
  // What every island needs that asks a service.
  {
    name: 'service',
    sources: [
      ...[
        'common',
        'endpoint',
        'errors',
        'order-files',
        'tours',
        'pictures',
        'pricing-groups',
        'promotion',
        'questions',
        'cancellation-terms',
        'quotes',
      ].map((name) => `src/contracts/${name}.ts`),
      ...['request', 'vendor'].map((name) => `src/api/${name}.ts`),
      ...['money', 'routes'].map((name) => `src/domain/${name}.ts`),
      ...['latest', 'remote'].map((name) => `src/stores/browser/${name}.ts`),
      ...['define-messages', 'errors/index', 'locales'].map((name) => `src/i18n/${name}.ts`),
    ],
    packages: ['valibot', 'ofetch', 'nanostores/computed', '@nanostores/i18n'],
  },
  // What most islands show.
  {
    name: 'parts',
    sources: [
      ...['Dialog', 'Notice', 'Stars'].map((name) => `src/ui/${name}.tsx`),
      'src/views/picture/Picture.tsx',
      'src/views/tour/Heart.tsx',
      ...['duration', 'tour-texts'].map((name) => `src/domain/${name}.ts`),
      'src/stores/browser/clock.ts',
      'src/stores/browser/status.ts',
    ],
  },
  // Who is signed in.
  {
    name: 'session',
    sources: [
      ...['bearer', 'email-address', 'identity'].map((name) => `src/contracts/${name}.ts`),
      ...['provider', 'resume', 'session'].map((name) => `src/stores/account/auth/${name}.ts`),
    ],
  },
  // What is chosen of a product.
  {
    name: 'selection',
    sources: ['src/domain/products/registry.ts', 'src/domain/products/selection.ts', 'src/stores/checkout/latest-hold.ts'],
  },
  // What is cheaper for a while.
  {
    name: 'promotion',
    sources: ['domain/promotion.ts', 'i18n/promotion/index.ts', 'ui/StruckPrice.tsx', 'ui/StruckPrice.module.scss'].map(
      (name) => `src/${name}`,
    ),
  },
  // What is in a cart, and how an order stands.
  {
    name: 'cart',
    sources: [
      ...['contracts/gift-vouchers', 'contracts/holds', 'api/holds'].map((name) => `src/${name}.ts`),
      ...['cart', 'cart-view', 'concierge', 'order-number', 'order-state'].map((name) => `src/domain/${name}.ts`),
      ...['checkout-type', 'last-order'].map((name) => `src/stores/checkout/${name}.ts`),
      'src/stores/browser/online.ts',
      'src/stores/my-booking/booking-access.ts',
      ...['Badge.tsx', 'Badge.module.scss'].map((name) => `src/ui/${name}`),
    ],
  },
  // What an account has.
  {
    name: 'account',
    sources: [
      ...['subject', 'trip', 'wishlist'].map((name) => `src/contracts/${name}.ts`),
      'src/api/account.ts',
      'src/stores/account/wishlist.ts',
      'src/stores/browser/at-most.ts',
    ],
  },
  // Fields of forms.
  {
    name: 'fields',
    sources: ['ErrorSummary.tsx', 'Field.module.scss', 'Field.tsx', 'SelectField.tsx', 'TextField.tsx'].map((name) => `src/ui/${name}`),
  },
  // What statistics are told.
  { name: 'analytics', sources: ['src/domain/analytics.ts', 'src/stores/browser/analytics.ts'] },
  // What becomes of an order.
  {
    name: 'order',
    sources: ['contracts/checkout-result', 'api/checkout-status', 'stores/checkout/result'].map((name) => `src/${name}.ts`),
  },
  // What sends it.
  {
    name: 'send',
    sources: ['contracts/checkout', 'contracts/payment-intent', 'contracts/paypal-order', 'api/shopper'].map((name) => `src/${name}.ts`),
  },
  // What the trip shares with its parts that come later.
  {
    name: 'stops',
    sources: ['domain/proposal-hash', 'domain/unfit', 'stores/trip/tours'].map((name) => `src/${name}.ts`),
  },
  // A tour's pictures and map.
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

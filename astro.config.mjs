import react from '@astrojs/react';
import icon from 'astro-icon';
import { defineConfig, envField, fontProviders } from 'astro/config';
import { chunks } from './src/build/chunks.mjs';
import { checkPageSettings, paymentMethodsOf } from './src/build/page-settings.ts';
import { embeddedBackend } from './src/build/backend/integration.ts';
import { onDemandPages } from './src/build/on-demand/integration.ts';
import { finishedPages } from './src/build/pages/integration.ts';
import { brandFactsOf } from './src/build/brand/files.ts';
import { readBrand } from './src/brands/folder.ts';
import { fontVariants } from './src/build/fonts.mjs';
import { brandAssets } from './src/build/brand/integration.ts';
import { offline } from './src/build/offline/integration.ts';
import { touchDirective } from './src/build/touch/integration.ts';
import { layerOrder } from './src/build/layer-order.mjs';

checkPageSettings(process.env);
const brand = process.env.BRAND ?? 'landfall';
const { checkoutType, currency, locales, organizationId, paymentMethods, url } = readBrand(brand);
const serviceUrl = (path) => envField.string({ context: 'client', access: 'public', default: path });

/** Origins other than the shop's own that services are at, as a policy lists them. */
const originsOf = (...names) =>
  [
    ...new Set(
      names
        .map((name) => process.env[name] ?? '')
        .filter((url) => URL.canParse(url))
        .map((url) => ` ${new URL(url).origin}`),
    ),
  ].join('');
const identityOrigin = originsOf('IDENTITY_URL');
const serviceOrigins = originsOf('VENDOR_URL', 'LOCATION_URL', 'SEARCH_URL', 'SHOPPER_URL', 'NEWSLETTER_URL', 'IDENTITY_URL');

export default defineConfig({
  site: process.env.SITE_URL || url,
  outDir: `./dist/${brand}`,
  cacheDir: `./.cache/astro/${brand}`,
  trailingSlash: 'ignore',
  adapter: onDemandPages(),
  integrations: [
    react(),
    icon(),
    touchDirective(),
    brandAssets(brand),
    embeddedBackend(brand, await brandFactsOf(brand)),
    finishedPages(),
    offline(locales),
  ],
  // One file for a page, `index.html` for a home alone: hosts then find `/en/aboutUs` without a slash at its end.
  build: { format: 'preserve', inlineStylesheets: 'always', concurrency: 16, client: './', server: `../server/${brand}/` },
  // The posters are SVG files of our own: nothing in them is foreign.
  image: { dangerouslyProcessSVG: true },
  env: {
    schema: {
      VENDOR_URL: serviceUrl('/api/vendor'),
      LOCATION_URL: serviceUrl('/api'),
      SEARCH_URL: serviceUrl('/api'),
      SHOPPER_URL: serviceUrl('/api'),
      NEWSLETTER_URL: serviceUrl('/api/newsletter'),
      IDENTITY_URL: serviceUrl('/identity'),
      IDENTITY_CLIENT_ID: envField.string({ context: 'client', access: 'public', default: 'landfall-web' }),
      NEWSLETTER_LIST_ID: envField.string({ context: 'client', access: 'public', default: 'default' }),
      IMAGE_URL: envField.string({ context: 'client', access: 'public', default: '' }),
      TILE_URL: envField.string({ context: 'client', access: 'public', optional: true }),
      STRIPE_PUBLISHABLE_KEY: envField.string({ context: 'client', access: 'public', optional: true, startsWith: 'pk_' }),
      PAYPAL_CLIENT_ID: envField.string({ context: 'client', access: 'public', optional: true }),
      PAYPAL_ENVIRONMENT: envField.enum({ context: 'client', access: 'public', values: ['live', 'sandbox'], default: 'live' }),
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-display',
      fallbacks: ['Display Fallback', 'Display Fallback Roboto', 'Display Fallback DejaVu', 'sans-serif'],
      optimizedFallbacks: false,
      options: { variants: await fontVariants('bricolage-grotesque', { min: 650, max: 800 }) },
    },
    {
      provider: fontProviders.local(),
      name: 'Source Sans 3',
      cssVariable: '--font-text',
      fallbacks: ['Text Fallback', 'Text Fallback Roboto', 'Text Fallback DejaVu', 'sans-serif'],
      optimizedFallbacks: false,
      options: { variants: await fontVariants('source-sans-3', { min: 400, max: 600 }) },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob: https:",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        // An identity provider is asked in a frame, too, when a new tab signs in.
        `connect-src 'self'${serviceOrigins}`,
        `frame-src 'self'${identityOrigin}`,
      ],
      scriptDirective: { resources: ["'self'"] },
    },
  },
  markdown: { syntaxHighlight: false },
  vite: {
    define: {
      'import.meta.env.ORGANIZATION_ID': JSON.stringify(organizationId ?? ''),
      'import.meta.env.PAYMENT_METHODS': JSON.stringify(paymentMethodsOf(process.env, paymentMethods)),
      'import.meta.env.CURRENCY': JSON.stringify(currency),
      'import.meta.env.CHECKOUT_TYPE': JSON.stringify(checkoutType),
      'import.meta.env.LOCALES': JSON.stringify(locales),
    },
    build: { target: 'es2022' },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
    css: { postcss: { plugins: [layerOrder()] }, preprocessorOptions: { scss: { loadPaths: ['src', `src/brands/${brand}`] } } },
    ssr: { noExternal: ['date-fns'] },
  },
});

/// <reference types="astro/client" />

import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates an island at the first touch, or at once where the address asks for it (`islands/touch/directive.ts`). */
    'client:touch'?: true | 'query' | 'location' | 'rest dateFrom travellers' | 'rest tour';
  }
}

declare global {
  namespace App {
    interface Locals {
      /** How a page that is rendered on demand asks the services of the server that renders it; absent in `astro dev`. */
      ask?: typeof fetch;
    }
  }
  interface ImportMetaEnv {
    /** `organizationId` of the brand that is built; empty without one. */
    readonly ORGANIZATION_ID?: string;
    /** Requirements 4: `billed` for concierge brands. */
    readonly CHECKOUT_TYPE?: 'direct' | 'billed';
    /** What the shop's shoppers can pay with. */
    readonly PAYMENT_METHODS?: readonly ('credit-card' | 'web-payments' | 'paypal' | 'bancontact' | 'voucher')[];
    /** Of the brand that is built, the default first. */
    readonly LOCALES?: readonly ['en' | 'de', ...('en' | 'de')[]];
    /** The brand's own, in which pages are printed. */
    readonly CURRENCY?: 'EUR' | 'USD' | 'CAD' | 'GBP' | 'JPY' | 'CHF';
  }
}

/**
 * What the shop puts into `window.dataLayer` (requirements 7, decision 16 of docs/design.md): the data layer of classic enhanced
 * e-commerce, because it has the requirements' own terms: checkout steps, revenue, coupon, refund. Amounts are decimal, as on
 * the wire. Nothing here names a person: no traveller, no address, no text that someone typed.
 */
export type Product = {
  /** The tour's uuid; `gift-voucher` */
  id: string;
  name: string;
  /** `tours`, `activities`, `shows`, `giftVouchers` */
  category?: string;
  /** The operator. */
  brand?: string;
  /** The price line: `Adult`. */
  variant?: string;
  price?: number;
  quantity?: number;
};

/** A tour on a list; `list` is the page's path, `position` counts from 1. */
export type Impression = Product & { list: string; position: number };

/** 1 starting checkout, 2 and 3 moving on, 4 requesting checkout. */
export type FunnelStep = 1 | 2 | 3 | 4;

export type AnalyticsEvent =
  | { event: 'pageview'; page: { path: string; title: string; language: string } }
  | { event: 'impressions'; ecommerce: { impressions: Impression[] } }
  | { event: 'productDetails'; ecommerce: { detail: { products: Product[] } } }
  | { event: 'addToCart'; ecommerce: { currencyCode: string; add: { products: Product[] } } }
  | { event: 'checkout'; ecommerce: { currencyCode: string; checkout: { actionField: { step: FunnelStep }; products: Product[] } } }
  | {
      event: 'purchase';
      ecommerce: { currencyCode: string; purchase: { actionField: { id: string; revenue: number; coupon?: string }; products: Product[] } };
    }
  /** The whole order. */
  | { event: 'refund'; ecommerce: { refund: { actionField: { id: string } } } };

import { savesData } from '#stores/browser/connection.ts';

/** Caches visited pages for times without a network connection; never for shoppers who save data. */
if (import.meta.env.PROD && 'serviceWorker' in navigator && !savesData()) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}

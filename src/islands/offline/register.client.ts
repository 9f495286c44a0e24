import { savesData } from '#stores/browser/saves-data.ts';

/** Keeps visited pages for journeys without reception; never for visitors who save data. */
if (import.meta.env.PROD && 'serviceWorker' in navigator && !savesData()) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}

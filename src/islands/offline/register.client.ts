/** Keeps visited pages for journeys without reception; never for visitors who save data. */
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
if (import.meta.env.PROD && 'serviceWorker' in navigator && !connection?.saveData) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}

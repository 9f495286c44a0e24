import { parseTourPath } from '#domain/routes.ts';
import { reportDetails, reportImpressions, reportPageview } from '#stores/browser/analytics.ts';
import { $consent, isGranted } from '#stores/browser/consent.ts';
import { pageLocale } from '#stores/browser/page-locale.ts';

const locale = pageLocale();
const path = location.pathname.replace(/\/$/, '');
const tour = parseTourPath(location.pathname);

const seen = new Set<string>();
let isDetailed = false;

const textIn = (root: ParentNode | null, selector: string): string => root?.querySelector(selector)?.textContent?.trim() ?? '';

/** Tours on the page that have not been reported: the server's own and those that an island brought. */
function lookForTours(): void {
  const cards = [...document.querySelectorAll<HTMLElement>('main article [data-price]')].filter(
    ({ dataset }) => dataset['price'] && !seen.has(dataset['price']),
  );
  const impressions = cards.map((card) => {
    const id = card.dataset['price'] ?? '';
    seen.add(id);
    return { id, name: textIn(card.closest('article'), 'h2, h3'), list: path, position: seen.size };
  });
  if (impressions.length > 0) reportImpressions(impressions);
  const name = tour && !isDetailed ? textIn(document, 'main h1') : '';
  if (!tour || !name || !document.querySelector('[data-tour-bar]')) return;
  isDetailed = true;
  reportDetails({ id: tour.tourId, name, category: tour.productType });
}

function start(): () => void {
  reportPageview(path, document.title, locale);
  lookForTours();
  const watch = new MutationObserver(lookForTours);
  watch.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** Runs for as long as there is consent: from the first page after it on, and no longer than it lasts. */
let stop: (() => void) | undefined;
$consent.subscribe(() => {
  if (isGranted() === Boolean(stop)) return;
  stop?.();
  stop = stop ? undefined : start();
});

import { bestDays } from '#domain/cruises/best-days.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { pageLocale } from '#stores/browser/page-locale.ts';
import { $sailing, loadSailing } from '#stores/cruise/sailing.ts';
import { cardText } from '#views/cruise/card-text.ts';

/** By `tourId`. */
type Lines = ReadonlyMap<string, { fit: string; text: string }>;
const none: Lines = new Map();
let lines = none;

/** The heart of a card names its tour. */
const tourOf = (line: HTMLElement): string => line.parentElement?.querySelector<HTMLElement>('[data-heart]')?.dataset['heart'] ?? '';

/** Cards have an empty line for this, printed ones and those that islands bring. */
function mark(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-ship-clock]')) {
    const { fit, text } = lines.get(tourOf(line)) ?? { fit: '', text: '' };
    if (line.textContent === text) continue;
    line.dataset['fit'] = fit;
    line.textContent = text;
  }
}

$sailing.subscribe(({ data: cruise }) => {
  lines = none;
  if (cruise) {
    const days = [...bestDays(cruise, new Date(serverNow()))];
    lines = new Map(
      days.map(([tourId, best]) => [tourId, { fit: best.verdict.fit, text: cardText(cruise.cruiseShipName, best, pageLocale()) }]),
    );
  }
  mark();
});
new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });

/** Without an answer the cards stay as they are. @param cruise a sailing's `cruiseRouteUuid`; null: it has been left */
export const markCards = (cruise: string | null): Promise<void> => loadSailing(cruise, pageLocale());

import { numberAt } from '../numbers.ts';
import type { WishKind, Word } from '../wish.ts';

const dayMinutes = 24 * 60;
const units: Record<string, number> = {
  ...Object.fromEntries(['hour', 'hours', 'h', 'hrs', 'hr', 'stunde', 'stunden', 'std'].map((name) => [name, 60])),
  ...Object.fromEntries(['minute', 'minutes', 'min', 'mins', 'minuten'].map((name) => [name, 1])),
  ...Object.fromEntries(['day', 'days', 'tag', 'tage', 'tagen', 'tages', 'tagige'].map((name) => [name, dayMinutes])),
};
const atMost = new Set(['under', 'below', 'max', 'unter', 'bis', 'maximal', 'hochstens']);
const atLeast = new Set(['over', 'mindestens', 'uber', 'ab']);

/** How exactly somebody means "three hours": as much shorter and longer as this. */
const tolerance = 0.25;

function rangeOf(count: number, unit: number, lead: string): string {
  const minutes = Math.round(count * unit);
  if (atMost.has(lead)) return `0-${minutes}`;
  if (atLeast.has(lead)) return `${minutes}-`;
  // A tour of two days begins on the first and ends on the second.
  if (unit === dayMinutes) return count === 1 ? '360-1439' : `${(count - 1) * dayMinutes + 1}-${minutes}`;
  return `${Math.round(minutes * (1 - tolerance))}-${Math.round(minutes * (1 + tolerance))}`;
}

const first = (word: Word | undefined): string => word?.forms[0] ?? '';

/** How long. Its value is a range of minutes, open at the end where nothing stands there: `0-120`, `1440-`. */
export const duration: WishKind = {
  id: 'duration',
  fit: (tour, value) => {
    const [min, max] = value.split('-');
    return tour.minutes >= Number(min) && tour.minutes <= (max ? Number(max) : Infinity) ? 1 : 0;
  },
  read: (words, from) => {
    const lead = first(words[from]);
    const hasLead = atMost.has(lead) || atLeast.has(lead);
    const at = from + (hasLead ? 1 : 0);
    const count = numberAt(words, at);
    const unit = units[first(words[at + 1])];
    if (count === undefined || count === 0 || unit === undefined) return undefined;
    return { wish: { kind: 'duration', value: rangeOf(count, unit, lead) }, length: at - from + 2 };
  },
};

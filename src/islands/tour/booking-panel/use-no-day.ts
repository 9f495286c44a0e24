import { outlook } from '#domain/availability.ts';
import { dayIn } from '#domain/day.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { useTour } from '../use-booking.ts';
import type { PanelTour } from './panel-tour.ts';

/** Why no day can be chosen; nothing while one can, or while the days are unknown. */
export function useNoDay({ timeZone }: PanelTour): 'soldOut' | 'never' | undefined {
  const { data: bookable } = useTour();
  const prospect = bookable && outlook(bookable, dayIn(timeZone, new Date(serverNow())));
  return prospect && prospect !== 'open' ? prospect : undefined;
}

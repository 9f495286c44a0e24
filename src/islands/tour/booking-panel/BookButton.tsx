import type { RefObject } from 'react';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { Button } from '#ui/Button.tsx';
import type { PanelTour } from './panel-tour.ts';
import { useBook } from './use-book.ts';
import { useNoDay } from './use-no-day.ts';

type Props = { tour: PanelTour; t: BookingMessages; panel: RefObject<HTMLElement | null> };

/** Leads to the checkout; where no day is free, it does not stand out. */
export function BookButton({ tour, t, panel }: Props) {
  const { isBusy, book } = useBook(panel);
  const noDay = useNoDay(tour);
  return (
    <Button wide data-book look={noDay ? 'secondary' : 'primary'} busy={isBusy} onClick={book}>
      {t.book}
    </Button>
  );
}

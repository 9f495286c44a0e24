// An island because only the browser knows the free days and seats, what the shopper chooses, and what that costs now.
import { useLayoutEffect, useMemo } from 'react';
import type { Locale } from '#contracts/common.ts';
import { usualParty } from '#domain/party.ts';
import { whenWanted } from '#stores/browser/when-wanted.ts';
import { openTour, showTour } from '#stores/tour/booking.ts';
import { Panel } from './Panel.tsx';
import type { PanelTour } from './panel-tour.ts';

export default function BookingPanel({ locale, tour }: { locale: Locale; tour: PanelTour }) {
  const { productType, tourId } = tour;
  const party = useMemo(() => usualParty(tour), [tour]);
  // Before anything can be pressed: that nothing is chosen would be forgotten again.
  useLayoutEffect(() => {
    const key = { productType, tourId, locale };
    showTour(key, party);
    return whenWanted(() => void openTour(key, location.search, party));
  }, [productType, tourId, locale, party]);
  return <Panel locale={locale} tour={tour} />;
}

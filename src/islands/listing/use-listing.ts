import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { arrangeTours, isAsked } from '#domain/listing.ts';
import { $availability, openAvailability, reloadAvailability } from '#stores/listing/availability.ts';
import { $choices, $isRestored, restoreChoices } from '#stores/listing/choices.ts';
import { $tours, loadTours, openTours, type Listing } from '#stores/listing/tours.ts';
import { useAddress } from './refine/use-address.ts';
import { usePlace } from './near-me/use-place.ts';
import type { ListedMap } from './ListMap.tsx';
import { useOtherDays, useToday } from './when/use-when.ts';
import { shownList, type Printed } from './shown-list.ts';

export type ListingProps = Listing &
  Printed & {
    /** Of a city that has one. */
    map?: ListedMap;
    /** True where the first card's picture is what the first screen is about. */
    eager?: boolean;
    /** Of the venue, where it is one, IANA: it says what is today. */
    timeZone?: string;
  };

/** What the listing shows: the page's own tours at first, then what the store holds. */
export function useListing(props: ListingProps) {
  const remote = useStore($tours, { ssr: 'initial' });
  const choices = useStore($choices, { ssr: 'initial' });
  const isRestored = useStore($isRestored, { ssr: 'initial' });
  const availability = useStore($availability, { ssr: 'initial' });
  const today = useToday(props, props.timeZone);
  const place = usePlace(props.locale);

  // Before anything can be pressed: what was chosen in between would be taken back by the address.
  useLayoutEffect(() => {
    restoreChoices(location.search, props.timeZone);
    const closeTours = openTours(props, props.tours, props.total);
    const closeAvailability = openAvailability({ location: props.location });
    return () => {
      closeAvailability();
      closeTours();
    };
  }, [props]);
  useAddress();

  const shown = shownList({
    printed: props,
    loaded: remote.status === 'initial' ? undefined : remote.data,
    hasEnded: remote.status === 'loaded' || remote.status === 'error',
    choices,
    availability: availability.data,
    origin: place,
    locale: props.locale,
    arrange: arrangeTours,
  });
  const otherDays = useOtherDays(props, shown);
  const isAvailabilityLoading = availability.status === 'loading';
  return {
    ...shown,
    today,
    place,
    otherDays,
    error: remote.error ?? availability.error,
    retry: () => void (remote.error ? loadTours(props) : reloadAvailability()),
    isLoading: remote.status === 'loading' || isAvailabilityLoading,
    isRestored: isRestored && shown.isWhole && !isAsked(props.choices),
  };
}

import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { filterTours, noChoices, sortTours, type ListedTour } from '#domain/listing.ts';
import { overviewOf, type Overview } from '#domain/listing-overview.ts';
import { $choices, $isRestored, restoreChoices } from '#stores/listing/choices.ts';
import { $tours, openTours, type Listing } from '#stores/listing/tours.ts';
import { useAddress } from './refine/use-address.ts';

export type ListingProps = Listing & {
  /** The first tours; `total` says how many there are. */
  tours: readonly ListedTour[];
  total: number;
  /** What the filters offer, given where `tours` are not all. */
  overview?: Overview;
  /** True where the first card's picture is what the first screen is about. */
  eager?: boolean;
};

/** What the listing shows: the page's own tours at first, then what the store holds. */
export function useListing(props: ListingProps) {
  const { tours: known, total } = props;
  const remote = useStore($tours, { ssr: 'initial' });
  const choices = useStore($choices, { ssr: 'initial' });
  const isRestored = useStore($isRestored, { ssr: 'initial' });

  useEffect(() => {
    restoreChoices(location.search);
    return openTours(props, props.tours, props.total);
  }, [props]);
  useAddress();

  const tours = remote.status === 'initial' ? known : remote.data;
  const isWhole = tours.length >= total || remote.status === 'loaded' || remote.status === 'error';
  // An order or a filter over a part of the list would lie: what is on the screen stays until the rest is there.
  const applied = isWhole ? choices : noChoices;
  const found = sortTours(filterTours(tours, applied), applied.sort, props.locale);
  return {
    remote,
    choices,
    applied,
    found,
    count: isWhole ? found.length : total,
    overview: isWhole || !props.overview ? overviewOf(tours, applied) : props.overview,
    currency: tours[0]?.currencyCode ?? 'EUR',
    isRestored: isRestored && isWhole,
  };
}

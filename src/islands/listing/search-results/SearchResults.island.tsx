/**
 * Must be an island: sorting and filtering answer at once, and where the page was prerendered only the browser knows what is searched for.
 * A page that the server rendered for a search shows what was found, and this hydrates at a touch.
 */
import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useLayoutEffect, type ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { namedPlaceIn } from '#domain/named-place.ts';
import { errorText } from '#i18n/errors/index.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { $availability, openAvailability } from '#stores/listing/availability.ts';
import { $choices } from '#stores/listing/choices.ts';
import { $asked, $results, openResults, search, type PrintedResults } from '#stores/search/search.ts';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { usePlace } from '../near-me/use-place.ts';
import { useAddress } from '../refine/use-address.ts';
import { useOtherDays, useToday } from '../when/use-when.ts';
import { nothingPrinted, shownList, type Printed } from '../shown-list.ts';
import { Found } from './Found.tsx';
import { Hints } from './Hints.tsx';
import styles from './SearchResults.module.scss';

type Props = {
  locale: Locale;
  /** What the server has found; without it the page's own script asks (`open.client.ts`). */
  printed?: PrintedResults & Printed;
  /** The screen for a long wait, and where else to go: static, so they come from the server. */
  wait?: ReactNode;
  elsewhere?: ReactNode;
};

/** Tours that a call may name. */
const mostNamed = 100;

export default function SearchResults({ locale, printed, wait, elsewhere }: Props) {
  const t = searchMessages(locale);
  // Many cards are drawn in pieces, and what the shopper does meanwhile comes first.
  const { status, data, error } = useDeferredValue(useStore($results, { ssr: 'initial' }));
  const asked = useStore($asked, { ssr: 'initial' });
  const choices = useStore($choices, { ssr: 'initial' });
  const availability = useStore($availability, { ssr: 'initial' });
  const today = useToday(printed ?? nothingPrinted);
  // Before anything can be pressed: what was chosen in between would be taken back by the address.
  useLayoutEffect(() => (printed ? openResults(location.search, locale, printed) : undefined), [printed, locale]);
  useAddress();
  // By name where they are few enough for an address.
  const found = data.tours.map(({ tourId }) => tourId).join();
  useEffect(() => {
    if (!found) return undefined;
    const tourIds = found.split(',');
    return openAvailability(tourIds.length <= mostNamed ? { tourIds } : {});
  }, [found]);

  const hasLoaded = status === 'loaded' || data.tours.length > 0;
  const { locations, understood, near } = hasLoaded || !printed ? data : printed;
  const place = usePlace(locale, namedPlaceIn(understood));
  const shown = shownList({
    printed: printed ?? nothingPrinted,
    loaded: hasLoaded || !printed ? data.tours : undefined,
    hasEnded: hasLoaded || !printed,
    choices,
    availability: availability.data,
    origin: place,
    locale,
  });
  const otherDays = useOtherDays(printed ?? nothingPrinted, shown);
  const searched = asked ?? printed ?? null;
  const query = searched?.query ?? null;
  const hasFound = shown.total + locations.length + near.length > 0;
  const foundText = shown.total === 0 && near.length > 0 ? t.none : t.found(shown.count);
  const isSettled = (hasLoaded || printed !== undefined) && query !== null;
  return (
    <div className={`${styles['results']} ${printed && !hasFound ? styles['nothing'] : ''}`} aria-busy={status === 'loading'}>
      <p role="status" className="visually-hidden">
        {isSettled && (hasFound ? foundText : t.nothing({ query }))}
      </p>
      {query !== '' && !hasFound && !isSettled && !error && wait}
      {error && searched?.query && (
        <FailureNotice retry={t.retry} onRetry={() => void search(searched, locale)}>
          <p role="alert">{errorText(error, locale)}</p>
        </FailureNotice>
      )}
      {searched?.query && hasFound && (
        <Found
          locations={locations}
          understood={understood}
          near={near}
          shown={shown}
          today={today}
          otherDays={otherDays}
          place={place}
          isLoading={status === 'loading' || availability.status === 'loading'}
          searched={searched}
          locale={locale}
        />
      )}
      {query && isSettled && !hasFound && (
        <Hints title={t.nothing({ query })} hints={[t.emptyHint1, t.emptyHint2]} locale={locale}>
          {elsewhere}
        </Hints>
      )}
      {query === '' && (
        <Hints title={t.ask} hints={[t.askHint]} locale={locale}>
          {elsewhere}
        </Hints>
      )}
    </div>
  );
}

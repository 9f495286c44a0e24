/**
 * Must be an island: only the browser knows the query of a prerendered page. Without JavaScript the server writes a plain list into the
 * page (see the page's `noscript`).
 */
import { useStore } from '@nanostores/react';
import { useDeferredValue, type ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { filterTours, sortTours } from '#domain/listing.ts';
import { errorText } from '#i18n/errors/index.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { $choices } from '#stores/listing/choices.ts';
import { $asked, $results, search } from '#stores/search/search.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAddress } from '../refine/use-address.ts';
import { Found } from './Found.tsx';
import { Hints } from './Hints.tsx';
import styles from './SearchResults.module.scss';

type Props = {
  locale: Locale;
  /** The screen for a long wait, and where else to go: static, so they come from the server. */
  wait?: ReactNode;
  elsewhere?: ReactNode;
};

export default function SearchResults({ locale, wait, elsewhere }: Props) {
  const t = searchMessages(locale);
  // Many cards are drawn in pieces, and what the shopper does meanwhile comes first.
  const { status, data, error } = useDeferredValue(useStore($results, { ssr: 'initial' }));
  const query = useStore($asked, { ssr: 'initial' });
  const choices = useStore($choices, { ssr: 'initial' });
  useAddress();

  const fitting = sortTours(filterTours(data.tours, choices), choices.sort, locale);
  const hasFound = data.tours.length + data.locations.length > 0;
  const isSettled = status === 'loaded' && query !== null;
  return (
    <div className={styles['results']} aria-busy={status === 'loading'}>
      <p role="status" className="visually-hidden">
        {isSettled && (hasFound ? t.found(fitting.length) : t.nothing({ query }))}
      </p>
      {query !== '' && !hasFound && !isSettled && !error && wait}
      {error && query && (
        <Notice
          tone="danger"
          action={
            <Button look="secondary" onClick={() => void search(query, locale)}>
              {t.retry}
            </Button>
          }
        >
          <p role="alert">{errorText(error, locale)}</p>
        </Notice>
      )}
      {query && hasFound && <Found result={data} fitting={fitting} choices={choices} query={query} locale={locale} />}
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

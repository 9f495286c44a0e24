/**
 * Must be an island: sorting and filtering answer at once, and only the browser knows the chosen currency.
 * The cards are in the server's HTML already; it hydrates at a touch, or at once where the address has a query.
 */
import { useState } from 'react';
import { atAGlance } from '#domain/listing.ts';
import { errorText } from '#i18n/errors/index.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { loadTours } from '#stores/listing/tours.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ActiveFilters } from './refine/ActiveFilters.tsx';
import { Cards } from './refine/Cards.tsx';
import { FilterForm } from './refine/FilterForm.tsx';
import { Refine } from './refine/Refine.tsx';
import { foundText } from './found-text.ts';
import { useListing, type ListingProps } from './use-listing.ts';
import styles from './Listing.module.scss';

export default function Listing(props: ListingProps) {
  const { locale } = props;
  const t = listingMessages(locale);
  const { applied, choices, count, currency, found, isRestored, overview, remote } = useListing(props);
  const [sheetIsOpen, openSheet] = useState(false);
  const isShort = props.total <= atAGlance;
  return (
    // What an address asks for replaces what the server printed in one piece: nothing moves while the shopper looks.
    <div key={isRestored ? 'restored' : 'printed'} className={`${styles['listing']} ${isShort ? '' : styles['filtered']}`}>
      <div className={styles['bar']}>
        <p role="status" className={styles['found']}>
          {foundText(props, count)}
        </p>
        {!isShort && (
          <Refine
            overview={overview}
            choices={choices}
            applied={applied}
            currency={currency}
            count={count}
            locale={locale}
            isOpen={sheetIsOpen}
            onOpen={openSheet}
            openerClass={styles['opener']}
          />
        )}
      </div>
      {!isShort && (
        <aside className={styles['sidebar']} aria-label={t.filters}>
          <FilterForm overview={overview} choices={choices} currency={currency} locale={locale} />
        </aside>
      )}
      <div className={styles['results']} aria-busy={remote.status === 'loading'}>
        <ActiveFilters choices={applied} titles={overview.options.category} locale={locale} />
        {remote.error && (
          <Notice
            tone="danger"
            action={
              <Button look="secondary" onClick={() => void loadTours(props)}>
                {t.retry}
              </Button>
            }
          >
            <p role="alert">{errorText(remote.error, locale)}</p>
          </Notice>
        )}
        <Cards
          found={found}
          count={count}
          isLoading={remote.status === 'loading'}
          headingLevel={2}
          eager={props.eager ?? false}
          locale={locale}
        />
      </div>
    </div>
  );
}

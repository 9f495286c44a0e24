/**
 * Must be an island: sorting and filtering answer at once, and only the browser knows the chosen currency.
 * The cards are in the server's HTML already; it wakes at a touch, or at once where the address asks for something.
 */
import { useId, useState } from 'react';
import { countFilters } from '#domain/listing.ts';
import { errorText } from '#i18n/errors.ts';
import { listingMessages } from '#i18n/listing.ts';
import { loadTours, resetFilters } from '#stores/tours.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, closes, opens } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Cards } from './Cards.tsx';
import { FilterForm } from './FilterForm.tsx';
import { foundText } from './found-text.ts';
import { SortPicker } from './SortPicker.tsx';
import { useListing, type ListingProps } from './use-listing.ts';
import styles from './Listing.module.scss';

/** So few are seen at a glance: nothing to sort, nothing to filter. */
const atAGlance = 3;

export default function Listing(props: ListingProps) {
  const { locale } = props;
  const t = listingMessages(locale);
  const listing = useListing(props);
  const { applied, choices, count, isRestored, overview, remote } = listing;
  const [sheetIsOpen, openSheet] = useState(false);
  const sheet = useId();
  const set = countFilters(applied);
  const isShort = props.total <= atAGlance;
  const form = <FilterForm overview={overview} choices={choices} currency={listing.currency} locale={locale} />;
  return (
    // What an address asks for replaces what the server printed in one piece: nothing moves under the visitor's eyes.
    <div key={isRestored ? 'restored' : 'printed'} className={`${styles['listing']} ${isShort ? '' : styles['filtered']}`}>
      <div className={styles['bar']}>
        <p role="status" className={styles['found']}>{foundText(props, count)}</p>
        {!isShort && <div className={styles['tools']}>
          <Button look="secondary" className={styles['opener']} {...opens(sheet)} onClick={() => openSheet(true)}>
            <Icon name="sliders" /> {set > 0 ? t.filtersSet(set) : t.filters}
          </Button>
          <SortPicker sort={choices.sort} locale={locale} />
        </div>}
      </div>
      {!isShort && <aside className={styles['sidebar']} aria-label={t.filters}>{form}</aside>}
      <div className={styles['results']} aria-busy={remote.status === 'loading'}>
        <ActiveFilters choices={applied} titles={overview.options.category} locale={locale} />
        {remote.error && (
          <Notice tone="danger" action={<Button look="secondary" onClick={() => void loadTours(props)}>{t.retry}</Button>}>
            <p role="alert">{errorText(remote.error, locale)}</p>
          </Notice>
        )}
        {count > 0 ? <Cards listing={listing} locale={locale} eager={props.eager ?? false} /> : (
          <div className={styles['empty']}>
            <h2>{t.emptyTitle}</h2>
            <p>{t.emptyText}</p>
            <Button onClick={resetFilters}>{t.reset}</Button>
          </div>
        )}
      </div>
      <Dialog id={sheet} open={sheetIsOpen} onOpen={() => openSheet(true)} onClose={() => openSheet(false)} title={t.filters} closeLabel={t.close}>
        {form}
        <div className={styles['sheetFoot']}>
          <Button look="quiet" onClick={resetFilters}>{t.clear}</Button>
          <Button {...closes(sheet)} onClick={() => openSheet(false)}>{t.show(count)}</Button>
        </div>
      </Dialog>
    </div>
  );
}

import { useId } from 'react';
import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { NamedPlace } from '#contracts/search.ts';
import { countFilters, type Choices } from '#domain/listing.ts';
import type { Overview } from '#domain/listing-overview.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { resetFilters } from '#stores/listing/choices.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, closes, opens } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { FilterForm } from './FilterForm.tsx';
import { SortPicker } from './SortPicker.tsx';
import styles from './Refine.module.scss';

type Props = {
  overview: Overview;
  choices: Choices;
  /** What the list shows already; without it, what is chosen. */
  applied?: Choices;
  currency: CurrencyCode;
  /** How many tours there are to see. */
  count: number;
  /** From where distances count, where that is known. */
  place: NamedPlace | undefined;
  locale: Locale;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Of the button that opens the filters: where they stand beside the list, it is not needed. */
  openerClass?: string | undefined;
};

/** The order, and the filters in a sheet. */
export function Refine({ overview, choices, applied = choices, currency, count, place, locale, isOpen, onOpen, openerClass = '' }: Props) {
  const t = listingMessages(locale);
  const sheet = useId();
  const set = countFilters(applied);
  return (
    <div className={styles['tools']}>
      <Button look="secondary" className={`${styles['opener']} ${openerClass}`} {...opens(sheet)} onClick={() => onOpen(true)}>
        <Icon name="sliders" /> {set > 0 ? t.filtersSet(set) : t.filters}
      </Button>
      <SortPicker sort={choices.sort} place={place} locale={locale} />
      <Dialog id={sheet} open={isOpen} onOpen={() => onOpen(true)} onClose={() => onOpen(false)} title={t.filters} closeLabel={t.close}>
        <div className={styles['form']}>
          <FilterForm overview={overview} choices={choices} currency={currency} locale={locale} />
        </div>
        <div className={styles['foot']}>
          <Button look="quiet" onClick={resetFilters}>
            {t.clear}
          </Button>
          <Button {...closes(sheet)} onClick={() => onOpen(false)}>
            {t.show(count)}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

import { useId } from 'react';
import type { Locale } from '#contracts/common.ts';
import { noChoices } from '#domain/listing.ts';
import type { Option } from '#domain/listing-overview.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { languageTag } from '#i18n/locales.ts';
import { choose } from '#stores/listing/choices.ts';
import styles from './FilterForm.module.scss';

type Props = { options: readonly Option<number>[]; rating: number; locale: Locale };

/** The lowest rating that a tour may have; nothing to choose where no tour is rated. */
export function RatingFilter({ options, rating, locale }: Props) {
  const t = listingMessages(locale);
  const name = useId();
  if (options.length === 0) return null;
  const number = new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 1 });
  const all = [
    { id: noChoices.rating, label: t.anyRating, count: undefined },
    ...options.map(({ id, count }) => ({ id, label: t.ratingFrom({ rating: number.format(id) }), count })),
  ];
  return (
    <fieldset>
      <legend className={styles['legend']}>{t.rating}</legend>
      <div className={styles['options']}>
        {all.map(({ id, label, count }) => (
          <label key={id} className={styles['option']}>
            <input type="radio" name={name} className={styles['box']} checked={rating === id} onChange={() => choose({ rating: id })} />
            <span className={styles['name']}>{label}</span>
            <span className={styles['count']}>{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

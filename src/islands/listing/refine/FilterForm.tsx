import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { Choices } from '#domain/listing.ts';
import type { Overview } from '#domain/listing-overview.ts';
import { languageText } from '#domain/tour-texts.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { choose } from '#stores/listing/choices.ts';
import { CheckGroup } from './CheckGroup.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { RatingFilter } from './RatingFilter.tsx';
import styles from './FilterForm.module.scss';

type Props = { overview: Overview; choices: Choices; currency: CurrencyCode; locale: Locale };

/** All filters; every change is answered at once, so there is nothing to send. */
export function FilterForm({ overview: { options, prices }, choices, currency, locale }: Props) {
  const t = listingMessages(locale);
  return (
    <div className={styles['form']}>
      <PriceFilter bounds={prices} price={choices.price} currency={currency} locale={locale} />
      <CheckGroup
        legend={t.category}
        options={options.category}
        label={({ title }) => title}
        chosen={choices.category}
        onChange={(category) => choose({ category })}
      />
      <CheckGroup
        legend={t.duration}
        options={options.duration}
        label={({ id }) => t[id]}
        chosen={choices.duration}
        onChange={(duration) => choose({ duration })}
      />
      <RatingFilter options={options.rating} rating={choices.rating} locale={locale} />
      <CheckGroup
        legend={t.language}
        options={options.language}
        label={({ id }) => languageText(id, locale)}
        chosen={choices.language}
        onChange={(language) => choose({ language })}
      />
    </div>
  );
}

import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { Choices } from '#domain/listing.ts';
import type { Overview } from '#domain/listing-overview.ts';
import { languageText } from '#domain/tour-texts.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { wishMessages } from '#i18n/wishes/index.ts';
import { choose } from '#stores/listing/choices.ts';
import { CheckGroup } from './CheckGroup.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { RatingFilter } from './RatingFilter.tsx';
import styles from './FilterForm.module.scss';

type Props = { overview: Overview; choices: Choices; currency: CurrencyCode; locale: Locale };

/** All filters; every change is answered at once, so there is nothing to send. */
export function FilterForm({ overview: { options, prices }, choices, currency, locale }: Props) {
  const t = listingMessages(locale);
  const wishes = wishMessages(locale);
  const hasTours = options.category.length > 0;
  return (
    <div className={styles['form']}>
      {hasTours && <PriceFilter bounds={prices} price={choices.price} currency={currency} locale={locale} />}
      <CheckGroup
        legend={t.category}
        options={options.category}
        label={({ title }) => title}
        chosen={choices.category}
        onChange={(category) => choose({ category })}
      />
      <CheckGroup
        legend={t.suits}
        options={options.suits}
        label={({ id }) => wishes[id]}
        chosen={choices.suits}
        onChange={(suits) => choose({ suits })}
      />
      <CheckGroup
        legend={t.time}
        options={options.time}
        label={({ id }) => wishes[id]}
        chosen={choices.time}
        onChange={(time) => choose({ time })}
      />
      <CheckGroup
        legend={t.setting}
        options={options.setting}
        label={({ id }) => wishes[id]}
        chosen={choices.setting}
        onChange={(setting) => choose({ setting })}
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

import type { Locale } from '#contracts/common.ts';
import { countFilters, noChoices, type Choices } from '#domain/listing.ts';
import type { Options } from '#domain/listing-overview.ts';
import { priceText } from '#domain/money.ts';
import { languageText } from '#domain/tour-texts.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { wishMessages } from '#i18n/wishes/index.ts';
import { choose, resetFilters } from '#stores/listing/choices.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './ActiveFilters.module.scss';

type Props = { choices: Choices; titles: Options['category']; locale: Locale };
type Tag = { text: string; without: Partial<Choices> };

const without = <T,>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one);

function tagsOf({ choices, titles, locale }: Props): Tag[] {
  const t = listingMessages(locale);
  const wishes = wishMessages(locale);
  const { category, duration, language, suits, setting, time, rating, price } = choices;
  const money = (value: number) => (price ? priceText(value, price.currency, locale) : '');
  return [
    ...(price ? [{ text: t.priceRange({ min: money(price.min), max: money(price.max) }), without: { price: null } }] : []),
    ...category.map((id) => ({ text: titles.find((one) => one.id === id)?.title ?? id, without: { category: without(category, id) } })),
    ...suits.map((id) => ({ text: wishes[id], without: { suits: without(suits, id) } })),
    ...time.map((id) => ({ text: wishes[id], without: { time: without(time, id) } })),
    ...setting.map((id) => ({ text: wishes[id], without: { setting: without(setting, id) } })),
    ...duration.map((id) => ({ text: t[id], without: { duration: without(duration, id) } })),
    ...(rating > 0
      ? [{ text: t.ratingFrom({ rating: new Intl.NumberFormat(locale).format(rating) }), without: { rating: noChoices.rating } }]
      : []),
    ...language.map((id) => ({ text: languageText(id, locale), without: { language: without(language, id) } })),
  ];
}

/** What is filtered by, each to be taken away again. */
export function ActiveFilters(props: Props) {
  const t = listingMessages(props.locale);
  if (countFilters(props.choices) === 0) return null;
  return (
    <ul className={styles['tags']}>
      {tagsOf(props).map((tag) => (
        <li key={tag.text}>
          <button type="button" className={styles['tag']} aria-label={t.remove({ filter: tag.text })} onClick={() => choose(tag.without)}>
            {tag.text} <Icon name="x" size={16} />
          </button>
        </li>
      ))}
      <li>
        <Button look="quiet" onClick={resetFilters}>
          {t.reset}
        </Button>
      </li>
    </ul>
  );
}

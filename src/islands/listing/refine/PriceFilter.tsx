import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { PriceRange } from '#domain/listing.ts';
import { priceText } from '#domain/money.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { choose } from '#stores/listing/choices.ts';
import { RangeSlider } from '#ui/RangeSlider.tsx';
import styles from './FilterForm.module.scss';

type Props = { bounds: { min: number; max: number }; price: PriceRange | null; currency: CurrencyCode; locale: Locale };

/** A range of base prices; the whole range is no filter. */
export function PriceFilter({ bounds: { min, max }, price, currency, locale }: Props) {
  const t = listingMessages(locale);
  const text = (value: number): string => priceText(value, currency, locale);
  const low = Math.min(Math.max(price?.min ?? min, min), max);
  const high = Math.max(Math.min(price?.max ?? max, max), low);
  return (
    <fieldset>
      <legend className={styles['legend']}>{t.price}</legend>
      <p className={styles['range']}>{t.priceRange({ min: text(low), max: text(high) })}</p>
      <RangeSlider
        min={min}
        max={max}
        low={low}
        high={high}
        lowLabel={t.priceFrom}
        highLabel={t.priceTo}
        text={text}
        onChange={(from, to) => choose({ price: from === min && to === max ? null : { currency, min: from, max: to } })}
      />
    </fieldset>
  );
}

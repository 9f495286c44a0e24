import { useEffect, useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { tripSharingMessages } from '#i18n/trip-sharing/index.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './PrintTrip.module.scss';

/**
 * Prints the page as an itinerary under the brand's name, with or without prices. On paper `[data-screen-only]` is left out, and without
 * prices `[data-price-part]` too, wherever they are on the page.
 */
export function PrintTrip({ locale }: { locale: Locale }) {
  const t = tripSharingMessages(locale);
  const [hasPrices, setPrices] = useState(true);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['printedTrip'] = hasPrices ? 'with-prices' : 'without-prices';
    return () => {
      delete dataset['printedTrip'];
    };
  }, [hasPrices]);
  return (
    <p className={styles['ways']} data-screen-only>
      <Button look="secondary" onClick={() => print()}>
        <Icon name="printer" /> {t.print}
      </Button>
      <label className={styles['prices']}>
        <input type="checkbox" className={styles['box']} checked={hasPrices} onChange={() => setPrices(!hasPrices)} />
        {t.withPrices}
      </label>
    </p>
  );
}

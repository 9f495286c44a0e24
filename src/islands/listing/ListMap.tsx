import type { Locale } from '#contracts/common.ts';
import type { CityMap as Drawing } from '#domain/city-map.ts';
import type { ListedTour } from '#domain/listing.ts';
import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { mapMessages } from '#i18n/map/index.ts';
import { Icon } from '#ui/Icon.tsx';
import { CityMap } from '#views/map/CityMap.tsx';
import styles from './ListMap.module.scss';

/** The map beside a city's list. */
export type ListedMap = { drawing: Drawing; city: string };

type Props = { map: ListedMap; tours: readonly ListedTour[]; locale: Locale };

/** The tours of the list on a map, behind a line that opens it: what the list shows, the map shows. */
export function ListMap({ map: { drawing, city }, tours, locale }: Props) {
  const t = mapMessages(locale);
  const marked = tours.map(({ tourId, tourName, normalizedUrlPath, startingPointInformation, basePrice, currencyCode }) => {
    const price = priceText(basePrice, currencyCode, locale);
    return {
      tourId,
      at: startingPointInformation,
      href: paths.tour(locale, normalizedUrlPath),
      name: tourName,
      price,
      label: t.price({ name: tourName, price }),
    };
  });
  return (
    <details className={styles['details']}>
      <summary className={styles['summary']}>
        <Icon name="map" />
        <span>{t.show}</span>
      </summary>
      <CityMap map={drawing} tours={marked} label={t.label({ city })} elsewhere={(count) => t.elsewhere(count)} credit={t.credit} />
    </details>
  );
}

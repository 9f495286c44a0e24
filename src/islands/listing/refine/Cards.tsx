import { IMAGE_URL } from 'astro:env/client';
import { useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { imageWidths } from '#contracts/pictures.ts';
import { cardsAtOnce, type ListedTour } from '#domain/listing.ts';
import { tourCardView } from '#views/tour/tour-card.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { tourCardMessages } from '#i18n/tour-card/index.ts';
import { resetFilters } from '#stores/listing/choices.ts';
import { Button } from '#ui/Button.tsx';
import { TourCard } from '#views/tour/TourCard.tsx';
import styles from './Cards.module.scss';

type Props = {
  /** Those that are loaded, of `count` that match. */
  found: readonly ListedTour[];
  count: number;
  isLoading: boolean;
  headingLevel: 2 | 3;
  eager: boolean;
  locale: Locale;
};

/** The tours that match: some at first, more on request. Where none does, a way to reset the filters. */
export function Cards({ found, count, isLoading, headingLevel, eager, locale }: Props) {
  const t = listingMessages(locale);
  const texts = tourCardMessages(locale);
  const [wanted, setWanted] = useState(cardsAtOnce);
  const shown = found.slice(0, wanted);
  const isWaiting = wanted > found.length && found.length < count && isLoading;
  if (count === 0) {
    return (
      <div className={styles['empty']}>
        <h2>{t.emptyTitle}</h2>
        <p>{t.emptyText}</p>
        <Button onClick={resetFilters}>{t.reset}</Button>
      </div>
    );
  }
  return (
    <>
      <ul className="card-grid">
        {shown.map((tour, index) => (
          <li key={tour.tourId}>
            <TourCard
              view={tourCardView(tour, locale, texts, IMAGE_URL)}
              widths={imageWidths}
              headingLevel={headingLevel}
              eager={eager && index === 0}
            />
          </li>
        ))}
      </ul>
      {shown.length < count && (
        <div className={styles['more']}>
          <p>{t.progress({ shown: shown.length, total: count })}</p>
          <Button look="secondary" busy={isWaiting} onClick={() => setWanted(wanted + cardsAtOnce)}>
            {t.more(Math.min(cardsAtOnce, count - shown.length))}
          </Button>
        </div>
      )}
    </>
  );
}

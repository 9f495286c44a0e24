import { IMAGE_URL } from 'astro:env/client';
import { useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { imageWidths } from '#contracts/pictures.ts';
import type { NamedPlace } from '#contracts/search.ts';
import type { FreeDays } from '#domain/free-days.ts';
import { cardsAtOnce, cardsShown, type ListedTour } from '#domain/listing.ts';
import type { When } from '#domain/when.ts';
import { tourCardView } from '#views/tour/tour-card.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { tourCardMessages } from '#i18n/tour-card/index.ts';
import { resetFilters } from '#stores/listing/choices.ts';
import { Button } from '#ui/Button.tsx';
import { TourCard } from '#views/tour/TourCard.tsx';
import { awayText } from '../near-me/away-text.ts';
import styles from './Cards.module.scss';

type Props = {
  /** Those that are loaded, of `count` that match. */
  found: readonly ListedTour[];
  count: number;
  isLoading: boolean;
  /** For when and how many the tours are. */
  when: When;
  /** Their next free days, where they are known. */
  free: FreeDays | undefined;
  /** From where distances count, where that is known. */
  place: NamedPlace | undefined;
  /** Whether other days are offered above: where nothing is left, there is no filter to blame. */
  hasOtherWays: boolean;
  headingLevel: 2 | 3;
  eager: boolean;
  /** True in a list of one city, where no card says which. */
  isInCity?: boolean;
  locale: Locale;
};

/** The tours that match: some at first, more on request. Where none does, a way to reset the filters. */
export function Cards({ found, count, isLoading, when, free, place, hasOtherWays, headingLevel, eager, isInCity = false, locale }: Props) {
  const t = listingMessages(locale);
  const texts = tourCardMessages(locale);
  const [wanted, setWanted] = useState(cardsAtOnce);
  const all = cardsShown(wanted, count);
  const shown = found.slice(0, all);
  const isWaiting = all > found.length && found.length < count && isLoading;
  if (count === 0 && hasOtherWays) return null;
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
              view={tourCardView(tour, locale, texts, IMAGE_URL, {
                when,
                free: free?.[tour.tourId],
                away: place && awayText(tour, place, locale),
              })}
              widths={imageWidths}
              headingLevel={headingLevel}
              eager={eager && index === 0}
              isInCity={isInCity}
            />
          </li>
        ))}
      </ul>
      {shown.length < count && (
        <div className={styles['more']}>
          <p>{t.progress({ shown: shown.length, total: count })}</p>
          <Button look="secondary" busy={isWaiting} onClick={() => setWanted(wanted + cardsAtOnce)}>
            {t.more(cardsShown(wanted + cardsAtOnce, count) - shown.length)}
          </Button>
        </div>
      )}
    </>
  );
}

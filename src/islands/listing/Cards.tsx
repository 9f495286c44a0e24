import { IMAGE_URL } from 'astro:env/client';
import { useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { imageWidths } from '#contracts/tours.ts';
import { cardsAtOnce } from '#domain/listing.ts';
import { tourCardView } from '#domain/tour-card.ts';
import { listingMessages } from '#i18n/listing.ts';
import { tourCardMessages } from '#i18n/tour-card.ts';
import { Button } from '#ui/Button.tsx';
import { TourCard } from '#ui/TourCard.tsx';
import type { useListing } from './use-listing.ts';
import styles from './Listing.module.scss';

type Props = { listing: Pick<ReturnType<typeof useListing>, 'found' | 'count' | 'remote'>; locale: Locale; eager: boolean };

/** The tours that fit, some at first and more when asked. */
export function Cards({ listing: { found, count, remote }, locale, eager }: Props) {
  const t = listingMessages(locale);
  const texts = tourCardMessages(locale);
  const [wanted, setWanted] = useState(cardsAtOnce);
  const shown = found.slice(0, wanted);
  const isWaiting = wanted > found.length && found.length < count && remote.status === 'loading';
  return (
    <>
      <ul className="card-grid">
        {shown.map((tour, index) => (
          <li key={tour.tourId}>
            <TourCard view={tourCardView(tour, locale, texts, IMAGE_URL)} widths={imageWidths} headingLevel={2} eager={eager && index === 0} />
          </li>
        ))}
      </ul>
      {shown.length < count && (
        <div className={styles['more']}>
          <p>{t.progress({ shown: shown.length, total: count })}</p>
          <Button look="secondary" busy={isWaiting} onClick={() => setWanted(wanted + cardsAtOnce)}>{t.more(Math.min(cardsAtOnce, count - shown.length))}</Button>
        </div>
      )}
    </>
  );
}

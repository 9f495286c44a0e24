import { IMAGE_URL } from 'astro:env/client';
import { useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { SearchResult } from '#contracts/search.ts';
import { imageWidths } from '#contracts/tours.ts';
import { cardsAtOnce } from '#domain/listing.ts';
import { placeSuggestion } from '#domain/suggestions.ts';
import { tourCardView } from '#domain/tour-card.ts';
import { searchMessages } from '#i18n/search.ts';
import { tourCardMessages } from '#i18n/tour-card.ts';
import { Button } from '#ui/Button.tsx';
import { TourCard } from '#ui/TourCard.tsx';
import styles from './Found.module.scss';

/** The found-count banner, a row of places and the tours, some at first and more when asked. */
export function Found({ result: { tours, locations }, query, locale }: { result: SearchResult; query: string; locale: Locale }) {
  const t = searchMessages(locale);
  const texts = tourCardMessages(locale);
  const [wanted, setWanted] = useState(cardsAtOnce);
  const rest = Math.max(0, tours.length - wanted);
  return (
    <>
      <h2 className={styles['banner']}>{t.found(tours.length)} <span className={styles['query']}>{t.foundFor({ query })}</span></h2>
      {locations.length > 0 && (
        <ul className={styles['places']} aria-label={t.destinations}>
          {locations.map((location) => placeSuggestion(location, locale)).map((place) => (
            <li key={place.id} className={styles['place']}>
              <img src={`${IMAGE_URL}${place.image}/360.webp`} alt="" width={120} height={90} className={styles['image']} />
              <p><a href={place.href}>{place.name}</a> <span className={styles['country']}>{place.place}</span></p>
            </li>
          ))}
        </ul>
      )}
      <ul className="card-grid">
        {tours.slice(0, wanted).map((tour, index) => (
          <li key={tour.tourId}><TourCard view={tourCardView(tour, locale, texts, IMAGE_URL)} widths={imageWidths} eager={index === 0} /></li>
        ))}
      </ul>
      {rest > 0 && <Button look="secondary" className={styles['more']} onClick={() => setWanted(wanted + cardsAtOnce)}>{t.more(Math.min(rest, cardsAtOnce))}</Button>}
    </>
  );
}

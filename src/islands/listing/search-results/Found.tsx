import { IMAGE_URL } from 'astro:env/client';
import { useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { SearchResult } from '#contracts/search.ts';
import { atAGlance, type Choices } from '#domain/listing.ts';
import { overviewOf } from '#domain/listing-overview.ts';
import { placeSuggestion } from '#domain/suggestions.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { pictureUrl } from '#domain/picture-url.ts';
import { ActiveFilters } from '../refine/ActiveFilters.tsx';
import { Cards } from '../refine/Cards.tsx';
import { Refine } from '../refine/Refine.tsx';
import styles from './Found.module.scss';

type Props = {
  result: SearchResult;
  /** Its tours that fit the choices, in the order chosen. */
  fitting: SearchResult['tours'];
  choices: Choices;
  query: string;
  locale: Locale;
};

/** The found-count banner with order and filters, a row of places and the tours. */
export function Found({ result: { tours, locations }, fitting, choices, query, locale }: Props) {
  const t = searchMessages(locale);
  const [sheetIsOpen, openSheet] = useState(false);
  const overview = overviewOf(tours, choices);
  return (
    <>
      <div className={styles['bar']}>
        <h2 className={styles['banner']}>
          {t.found(fitting.length)} <span className={styles['query']}>{t.foundFor({ query })}</span>
        </h2>
        {tours.length > atAGlance && (
          <Refine
            overview={overview}
            choices={choices}
            currency={tours[0]?.currencyCode ?? 'EUR'}
            count={fitting.length}
            locale={locale}
            isOpen={sheetIsOpen}
            onOpen={openSheet}
          />
        )}
      </div>
      {locations.length > 0 && (
        <ul className={styles['places']} aria-label={t.destinations}>
          {locations
            .map((location) => placeSuggestion(location, locale))
            .map((place) => (
              <li key={place.id} className={styles['place']}>
                <img src={pictureUrl(IMAGE_URL + place.image, 360)} alt="" width={120} height={90} className={styles['image']} />
                <p>
                  <a href={place.href}>{place.name}</a> <span className={styles['country']}>{place.place}</span>
                </p>
              </li>
            ))}
        </ul>
      )}
      <ActiveFilters choices={choices} titles={overview.options.category} locale={locale} />
      {tours.length > 0 && <Cards found={fitting} count={fitting.length} isLoading={false} headingLevel={3} eager locale={locale} />}
    </>
  );
}

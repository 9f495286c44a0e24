import { IMAGE_URL } from 'astro:env/client';
import { useState } from 'react';
import type { Day, Locale } from '#contracts/common.ts';
import type { NamedPlace } from '#contracts/search.ts';
import { atAGlance } from '#domain/listing.ts';
import { goesByPlace, placeOrder } from '#domain/sort-orders.ts';
import { searchAddress, searchedQuery, type Searched } from '#domain/search-address.ts';
import { placeSuggestion } from '#domain/suggestions.ts';
import { distanceMessages } from '#i18n/distance/index.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { pictureUrl } from '#domain/picture-url.ts';
import type { Found as FoundData } from '#stores/search/search.ts';
import { NearMe, NearMeStatus } from '../near-me/NearMe.tsx';
import { ActiveFilters } from '../refine/ActiveFilters.tsx';
import { Cards } from '../refine/Cards.tsx';
import { Refine } from '../refine/Refine.tsx';
import { keptFields } from '../when/kept-fields.ts';
import { OtherDays } from '../when/OtherDays.tsx';
import { WhenBar } from '../when/WhenBar.tsx';
import type { shownList } from '../shown-list.ts';
import { Near } from './Near.tsx';
import { Understood } from './Understood.tsx';
import styles from './Found.module.scss';

type Props = Pick<FoundData, 'locations' | 'understood' | 'near'> & {
  shown: ReturnType<typeof shownList>;
  today: Day | undefined;
  /** To offer where few tours are left or none. */
  otherDays: readonly Day[] | undefined;
  /** From where distances count, where that is known. */
  place: NamedPlace | undefined;
  isLoading: boolean;
  searched: Searched;
  locale: Locale;
};

/** The found-count banner with order and filters, a row of places and the tours. */
export function Found({ locations, understood, near, shown, today, otherDays, place, isLoading, searched, locale }: Props) {
  const address = searchedQuery(searched);
  const { applied, availability, choices, count, currency, found, overview, total } = shown;
  const t = searchMessages(locale);
  const [sheetIsOpen, openSheet] = useState(false);
  return (
    <>
      <div className={styles['bar']}>
        <h2 className={styles['banner']}>
          {total === 0 && near.length > 0 ? t.none : t.found(count)}{' '}
          <span className={styles['query']}>{t.foundFor({ query: searched.query })}</span>
        </h2>
        {total > atAGlance && (
          <Refine
            overview={overview}
            choices={choices}
            applied={applied}
            currency={currency}
            count={count}
            place={place}
            locale={locale}
            isOpen={sheetIsOpen}
            onOpen={openSheet}
          />
        )}
        {place && total > atAGlance && !goesByPlace(choices.sort) && (
          <noscript>
            <ButtonLink look="secondary" href={searchAddress(locale, searched, { ...choices, sort: placeOrder })}>
              {distanceMessages(locale).byDistance}
            </ButtonLink>
          </noscript>
        )}
      </div>
      <Understood wishes={understood} searched={searched} choices={choices} locale={locale} />
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
      {total > 0 && (
        <div>
          <WhenBar when={choices} today={today} kept={keptFields(address, choices)} locale={locale}>
            {total > atAGlance && <NearMe locale={locale} />}
          </WhenBar>
          {total > atAGlance && <NearMeStatus locale={locale} />}
        </div>
      )}
      <ActiveFilters choices={applied} titles={overview.options.category} locale={locale} />
      {otherDays && <OtherDays choices={applied} count={count} days={otherDays} address={address} locale={locale} />}
      {total > 0 && (
        <Cards
          found={found}
          count={count}
          isLoading={isLoading}
          when={applied}
          free={availability?.free}
          place={place}
          hasOtherWays={otherDays !== undefined}
          headingLevel={3}
          eager
          isInCity={false}
          locale={locale}
        />
      )}
      <Near near={near} searched={searched} choices={choices} locale={locale} />
    </>
  );
}

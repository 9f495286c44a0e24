/**
 * Must be an island: sorting and filtering answer at once, and only the browser knows the chosen currency.
 * The cards are in the server's HTML already; it hydrates at a touch, or at once where the page does not show what its address asks for.
 */
import { useState } from 'react';
import { atAGlance, isAsked } from '#domain/listing.ts';
import { paths } from '#domain/routes.ts';
import { errorText } from '#i18n/errors/index.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { NearMe, NearMeStatus } from './near-me/NearMe.tsx';
import { ActiveFilters } from './refine/ActiveFilters.tsx';
import { Cards } from './refine/Cards.tsx';
import { FilterForm } from './refine/FilterForm.tsx';
import { Refine } from './refine/Refine.tsx';
import { OtherDays } from './when/OtherDays.tsx';
import { WhenBar } from './when/WhenBar.tsx';
import { keptFields } from './when/kept-fields.ts';
import { foundText } from './found-text.ts';
import { useListing, type ListingProps } from './use-listing.ts';
import { ListMap } from './ListMap.tsx';
import styles from './Listing.module.scss';

export default function Listing(props: ListingProps) {
  const { locale } = props;
  const t = listingMessages(locale);
  const { applied, availability, choices, count, currency, error, found, isLoading, isRestored, otherDays, overview, place, retry, today } =
    useListing(props);
  const [sheetIsOpen, openSheet] = useState(false);
  const isShort = props.total <= atAGlance;
  return (
    // What an address asks for replaces what the server printed in one piece: nothing moves while the shopper looks.
    <div key={isRestored ? 'restored' : 'printed'} className={`${styles['listing']} ${isShort ? '' : styles['filtered']}`}>
      <div className={styles['when']}>
        <WhenBar when={choices} today={today} kept={keptFields('', choices)} locale={locale}>
          {!isShort && <NearMe locale={locale} />}
        </WhenBar>
        {!isShort && <NearMeStatus locale={locale} />}
      </div>
      <div className={styles['bar']}>
        <p role="status" className={styles['found']}>
          {foundText(props, count)}
        </p>
        {props.map && <ListMap map={props.map} tours={found} locale={locale} />}
        {!isShort && (
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
            openerClass={styles['opener']}
          />
        )}
      </div>
      {!isShort && (
        <aside className={styles['sidebar']} aria-label={t.filters}>
          <FilterForm overview={overview} choices={choices} currency={currency} locale={locale} />
        </aside>
      )}
      <div className={styles['results']} aria-busy={isLoading}>
        <ActiveFilters choices={applied} titles={overview.options.category} locale={locale} />
        {isAsked(props.choices) && (
          <noscript>
            <ButtonLink href="?">{t.reset}</ButtonLink>
          </noscript>
        )}
        {error && (
          <FailureNotice retry={t.retry} onRetry={retry}>
            <p role="alert">{errorText(error, locale)}</p>
          </FailureNotice>
        )}
        {otherDays && <OtherDays choices={applied} count={count} days={otherDays} address="" locale={locale} />}
        <Cards
          found={found}
          count={count}
          isLoading={isLoading}
          when={applied}
          free={availability?.free}
          place={place}
          hasOtherWays={otherDays !== undefined}
          headingLevel={2}
          eager={props.eager ?? false}
          isInCity={props.location !== undefined}
          locale={locale}
        />
        {!isShort && count > 0 && (
          <p className={styles['order']}>
            {t.recommendedHow} <a href={paths.termsOfUse(locale)}>{t.recommendedMore}</a>
          </p>
        )}
      </div>
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { IMAGE_URL } from 'astro:env/client';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { $currency } from '#stores/browser/currency.ts';
import { $savedTours, isSaved } from '#stores/account/saved-tours.ts';
import { $wishlistTours, loadWishlistTours, mergeSaved } from '#stores/account/wishlist.ts';
import { $storedTrip } from '#stores/trip/stored.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { SavedTours } from '#views/tour/SavedTours.tsx';
import { Failure } from './Failure.tsx';
import { Skeleton } from './Skeleton.tsx';
import styles from './Dashboard.module.scss';

/** How much of the wishlist, and of all else, has become a plan. */
function TripLine({ locale }: { locale: Locale }) {
  const t = tripDoorMessages(locale);
  const { length } = useStore($storedTrip);
  if (length === 0) return null;
  return (
    <span className={styles['trip']}>
      {t.tripHas(length)} <a href={paths.trip(locale)}>{t.see}</a>
    </span>
  );
}

/** The saved tours; one whose heart is taken back leaves at once. */
export function Wishlist({ locale }: { locale: Locale }) {
  const t = dashboardMessages(locale);
  const currency = useStore($currency);
  useStore($savedTours);
  const { status, data, error } = useStore($wishlistTours);
  const load = () => void mergeSaved().then(() => loadWishlistTours(locale));
  useEffect(load, [locale, currency]);

  if (error) return <Failure locale={locale} error={error} onRetry={load} />;
  if (status !== 'loaded') return <Skeleton label={t.loading} />;
  const tours = data.filter(({ tourId }) => isSaved(tourId));
  if (tours.length === 0) {
    return (
      <>
        <p className={styles['lead']}>{t.wishlistEmpty}</p>
        <p>
          <ButtonLink href={paths.listing(locale)}>{t.findTours}</ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p className={styles['lead']}>
        {t.wishlistCount(tours.length)} <TripLine locale={locale} />
      </p>
      <SavedTours locale={locale} tours={tours} imageHost={IMAGE_URL} />
    </>
  );
}

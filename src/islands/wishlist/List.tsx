import { useStore } from '@nanostores/react';
import { IMAGE_URL } from 'astro:env/client';
import type { Locale } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { paths } from '#domain/routes.ts';
import { wishlistPageMessages } from '#i18n/wishlist-page/index.ts';
import { $signedIn } from '#stores/account/signed-in.ts';
import { NothingYet } from '#views/empty/NothingYet.tsx';
import { SavedTours } from '#views/tour/SavedTours.tsx';
import styles from './Wishlist.module.scss';

/** The saved tours; who has no account reads where they are, and how to have them elsewhere. */
export function List({ locale, tours }: { locale: Locale; tours: readonly TourSummary[] }) {
  const t = wishlistPageMessages(locale);
  const person = useStore($signedIn);
  if (tours.length === 0) return <NothingYet id="nothing-saved" locale={locale} t={t} />;
  return (
    <>
      <div className={styles['line']}>
        <h2 className={styles['count']}>{t.saved(tours.length)}</h2>
        {!person && (
          <p>
            {t.onDevice} <a href={paths.login(locale, { returnTo: paths.wishlist(locale) })}>{t.signIn}</a>
          </p>
        )}
      </div>
      <SavedTours locale={locale} tours={tours} imageHost={IMAGE_URL} />
    </>
  );
}

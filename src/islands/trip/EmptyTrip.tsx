import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import type { TripMessages } from '#i18n/trip/index.ts';
import { $signedIn } from '#stores/account/signed-in.ts';
import { EmptyScene } from '#views/empty/EmptyScene.tsx';
import { NothingYet } from '#views/empty/NothingYet.tsx';
import styles from './EmptyTrip.module.scss';

/** What a trip is, and where to find something for it. */
export function EmptyTrip({ locale, t }: { locale: Locale; t: TripMessages }) {
  const person = useStore($signedIn);
  return (
    <div className={styles['empty']}>
      <NothingYet id="nothing-planned" locale={locale} t={t}>
        <p className={styles['others']}>
          <a href={paths.search(locale)}>{t.search}</a>
          <a href={paths.wishlist(locale)}>{t.wishlist}</a>
          {!person && <a href={paths.login(locale, { returnTo: paths.trip(locale) })}>{t.signIn}</a>}
        </p>
      </NothingYet>
      <EmptyScene />
    </div>
  );
}

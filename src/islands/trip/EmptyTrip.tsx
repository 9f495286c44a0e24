import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import type { TripMessages } from '#i18n/trip/index.ts';
import { $signedIn } from '#stores/account/signed-in.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyScene } from './EmptyScene.tsx';
import styles from './EmptyTrip.module.scss';

/** What a trip is, and where to find something for it. */
export function EmptyTrip({ locale, t }: { locale: Locale; t: TripMessages }) {
  const person = useStore($signedIn);
  return (
    <section className={styles['empty']} aria-labelledby="nothing-planned">
      <div className={styles['words']}>
        <h2 id="nothing-planned" className={styles['title']}>
          {t.emptyTitle}
        </h2>
        <p className={styles['text']}>{t.empty}</p>
        <p className={styles['ways']}>
          <ButtonLink href={paths.listing(locale)}>{t.find}</ButtonLink>
          <ButtonLink look="secondary" href={paths.topDestinations(locale)}>
            {t.destinations}
          </ButtonLink>
        </p>
        <p className={styles['others']}>
          <a href={paths.search(locale)}>{t.search}</a>
          <a href={`${paths.dashboard(locale)}#wishlist`}>{t.wishlist}</a>
          {!person && <a href={paths.login(locale, { returnTo: paths.trip(locale) })}>{t.signIn}</a>}
        </p>
      </div>
      <EmptyScene />
    </section>
  );
}

/** Must be an island: whose account it is only this tab knows. */
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { organizationOf } from '#domain/concierge.ts';
import { paths } from '#domain/routes.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { openSession } from '#stores/account/auth/resume.ts';
import { EmptyScene } from '#views/empty/EmptyScene.tsx';
import { Bookings } from './Bookings.tsx';
import { Failure } from './Failure.tsx';
import { Late } from './Late.tsx';
import { SignedOut } from './SignedOut.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useSession } from './use-session.ts';
import { Wishlist } from './Wishlist.tsx';
import styles from './Dashboard.module.scss';

/** Few are concierges: the others do not load it. */
const loadOrganization = () => import('./Organization.tsx');

/** Opened now and then, and long. */
const loadProfile = () => import('./Profile.tsx');
const loadDeleted = () => import('./Deleted.tsx');

const sections = ['bookings', 'wishlist', 'profile', 'organization'] as const;

const onHash = (notify: () => void) => {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
};
const readHash = (): string => location.hash.slice(1);

export default function Dashboard({ locale }: { locale: Locale }) {
  const t = dashboardMessages(locale);
  const { state, userinfo } = useSession();
  const hash = useSyncExternalStore(onHash, readHash, () => '');
  const section = sections.find((name) => name === hash) ?? 'bookings';
  if (state === 'checking')
    return (
      <Frame title={t.title}>
        <Skeleton label={t.loading} />
      </Frame>
    );
  if (state === 'unavailable')
    return (
      <Frame title={t.title}>
        <Failure locale={locale} error={{ code: 'unavailable' }} onRetry={() => void openSession()} />
      </Frame>
    );
  if (!userinfo && hash === 'deleted')
    return (
      <Frame title={t.title}>
        <Late locale={locale} load={loadDeleted}>
          {({ Deleted }) => <Deleted locale={locale} />}
        </Late>
      </Frame>
    );
  if (!userinfo) return <SignedOutFrame locale={locale} />;
  const organizationId = organizationOf(userinfo);
  return (
    <Frame title={t.greeting({ name: userinfo.name })}>
      <nav aria-label={t.sections} className={styles['sections']}>
        {sections
          .filter((name) => name !== 'organization' || organizationId)
          .map((name) => (
            <a key={name} href={`#${name}`} aria-current={name === section ? 'page' : undefined}>
              {t[name]}
            </a>
          ))}
      </nav>
      <section aria-labelledby="section-title" className={styles['section']}>
        <h2 id="section-title" className={styles['heading']}>
          {t[section]}
        </h2>
        {section === 'bookings' && <Bookings locale={locale} email={userinfo.email} />}
        {section === 'wishlist' && <Wishlist locale={locale} />}
        {section === 'profile' && (
          <Late locale={locale} load={loadProfile}>
            {({ Profile }) => <Profile locale={locale} />}
          </Late>
        )}
        {section === 'organization' &&
          (organizationId ? (
            <Late locale={locale} load={loadOrganization}>
              {({ Organization }) => <Organization locale={locale} organizationId={organizationId} />}
            </Late>
          ) : (
            <p>{accountErrorText({ code: 'forbidden' }, locale)}</p>
          ))}
      </section>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`page ${styles['frame']}`}>
      <h1 className={styles['title']}>{title}</h1>
      {children}
    </div>
  );
}

/** What was saved on this device can be seen without an account, and so can what was booked without one. */
function SignedOutFrame({ locale }: { locale: Locale }) {
  const t = dashboardMessages(locale);
  return (
    <div className={`page ${styles['frame']}`}>
      <div className={styles['signedOut']}>
        <div>
          <h1 className={styles['title']}>{t.signedOutTitle}</h1>
          <SignedOut locale={locale} />
          <section aria-labelledby="guest-title" className={styles['guest']}>
            <h2 id="guest-title">{t.guestTitle}</h2>
            <p>{t.guest}</p>
            <a href={paths.booking(locale)}>{t.findBooking}</a>
          </section>
        </div>
        <div className={styles['scene']}>
          <EmptyScene />
        </div>
      </div>
      <section aria-labelledby="section-title" className={styles['apart']}>
        <h2 id="section-title" className={styles['heading']}>
          {t.wishlist}
        </h2>
        <Wishlist locale={locale} />
      </section>
    </div>
  );
}

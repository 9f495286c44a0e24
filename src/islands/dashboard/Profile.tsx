import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { profileMessages } from '#i18n/profile/index.ts';
import { $profile, loadProfile } from '#stores/account/profile.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Failure } from './Failure.tsx';
import { PersonalData } from './PersonalData.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SignedOut } from './SignedOut.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Unverified } from './Unverified.tsx';
import styles from './Dashboard.module.scss';

/** Name and address of who is signed in, what is stored about them, and how to delete the account. */
export function Profile({ locale }: { locale: Locale }) {
  const t = profileMessages(locale);
  const { data, error } = useStore($profile);
  useEffect(() => void loadProfile(), []);

  if (error?.code === 'unauthenticated') return <SignedOut locale={locale} />;
  if (error) return <Failure locale={locale} error={error} onRetry={() => void loadProfile()} />;
  if (!data) return <Skeleton label={dashboardMessages(locale).loading} />;
  return (
    <>
      <p className={styles['lead']}>{t.lead}</p>
      {data.emailVerified ? (
        <ProfileForm locale={locale} profile={data} />
      ) : (
        <Unverified locale={locale} text={t.unverified({ email: data.email })} reload={t.reload} onReload={() => void loadProfile()} />
      )}
      {data.emailVerified && <PersonalData locale={locale} />}
      <DeleteAccount locale={locale} />
    </>
  );
}

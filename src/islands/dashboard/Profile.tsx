import type { Locale } from '#contracts/common.ts';
import { dashboardMessages } from '#i18n/dashboard.ts';
import type { UserInfo } from '#stores/auth/session.ts';
import styles from './Dashboard.module.scss';

export function Profile({ locale, userinfo: { name, email, email_verified: isVerified } }: { locale: Locale; userinfo: UserInfo }) {
  const t = dashboardMessages(locale);
  return (
    <>
      <p className={styles['lead']}>{t.profileLead}</p>
      <dl className={styles['facts']}>
        <dt>{t.name}</dt>
        <dd>{name}</dd>
        <dt>{t.email}</dt>
        <dd>{email} ({isVerified === true ? t.verifiedYes : t.verifiedNo})</dd>
      </dl>
    </>
  );
}

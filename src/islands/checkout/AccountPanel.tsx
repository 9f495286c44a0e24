import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { billingMessages } from '#i18n/billing/index.ts';
import { $organizationSettings, openOrganization } from '#stores/account/organization.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Billing.module.scss';

type Props = { locale: Locale; organizationId: string; name: string };

/** Whose account pays, as soon as it is known. */
export function useOrganization(organizationId: string) {
  const { data } = useStore($organizationSettings, { ssr: 'initial' });
  useEffect(() => void openOrganization(organizationId), [organizationId]);
  return data;
}

function Logo({ url }: { url: string | undefined }) {
  const [isBroken, setBroken] = useState(false);
  if (url === undefined || isBroken) return <Icon name="ticket" size={28} className={styles['sign']} />;
  return <img className={styles['logo']} src={url} alt="" onError={() => setBroken(true)} />;
}

/** The account that is charged: by which organisation, on whose order, and what that means. @param name of who is signed in */
export function AccountPanel({ locale, organizationId, name }: Props) {
  const t = billingMessages(locale);
  const organization = useOrganization(organizationId);
  return (
    <section className={styles['account']} aria-labelledby="account-name">
      <p className={styles['method']}>
        <Icon name="check" size={18} /> {t.method}
      </p>
      <div className={styles['plate']}>
        <Logo url={organization?.logoUrl} />
      </div>
      <div className={styles['about']}>
        <h2 id="account-name" className={styles['name']}>
          {organization?.name ?? t.yourOrganization}
        </h2>
        <p className={styles['by']}>{t.bookingAs({ name })}</p>
      </div>
      <ul className={styles['terms']}>
        <li>{t.accountLead}</li>
        <li>{t.cancelLead}</li>
      </ul>
    </section>
  );
}

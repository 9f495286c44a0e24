import { useId, useRef, useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { tripLink } from '#domain/trip-link.ts';
import type { Trip } from '#domain/trip.ts';
import { tripSharingLinkMessages } from '#i18n/trip-sharing-link/index.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextField } from '#ui/TextField.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './ShareTrip.module.scss';

/** The ways to share a trip: its link, the system's own sheet, a QR code. */
export function ShareWays({ wishes, locale }: { wishes: Trip; locale: Locale }) {
  const link = location.origin + tripLink(locale, wishes);
  const t = tripSharingLinkMessages(locale);
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(t.copied);
    } catch {
      field.current?.querySelector('input')?.select();
      setSaid(t.notCopied);
    }
  };
  // Whoever closes the sheet of the system without sending has decided so.
  const send = () => void navigator.share({ title: document.title, url: link }).catch(() => undefined);
  return (
    <div className={styles['ways']}>
      <p className={styles['text']}>{t.text}</p>
      <div ref={field}>
        <TextField id={id} label={t.link} value={link} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
      </div>
      <div className={styles['buttons']}>
        <Button onClick={() => void copy()}>
          <Icon name="copy" /> {t.copy}
        </Button>
        {'share' in navigator && (
          <Button look="secondary" onClick={send}>
            <Icon name="share" /> {t.send}
          </Button>
        )}
        <span role="status" className={styles['said']}>
          {said}
        </span>
      </div>
      <QrCode text={link} locale={locale} />
    </div>
  );
}

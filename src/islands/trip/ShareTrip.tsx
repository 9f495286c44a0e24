import { useStore } from '@nanostores/react';
import { useId, useRef, useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { tripLink } from '#domain/trip-link.ts';
import { tripSharingMessages } from '#i18n/trip-sharing/index.ts';
import { $trip } from '#stores/trip/trip.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextField } from '#ui/TextField.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './ShareTrip.module.scss';

function Ways({ link, locale }: { link: string; locale: Locale }) {
  const t = tripSharingMessages(locale);
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
      <QrCode text={link} t={t} />
    </div>
  );
}

/** A button that opens the ways to share the trip: a link, the system's own sheet, a QR code. Nothing where nothing is in the trip. */
export function ShareTrip({ locale }: { locale: Locale }) {
  const t = tripSharingMessages(locale);
  const wishes = useStore($trip, { ssr: () => [] });
  const [isOpen, setOpen] = useState(false);
  if (wishes.length === 0) return null;
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" data-screen-only onClick={() => setOpen(true)}>
        <Icon name="share" /> {t.share}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.title} closeLabel={t.close}>
        <Ways link={location.origin + tripLink(locale, wishes)} locale={locale} />
      </Dialog>
    </>
  );
}

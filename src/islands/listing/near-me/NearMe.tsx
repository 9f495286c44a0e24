import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { distanceMessages } from '#i18n/distance/index.ts';
import { $position, findPosition, forgetPosition } from '#stores/listing/position.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './NearMe.module.scss';

/** Asks where the shopper is, at a press and never before; another press forgets it. */
export function NearMe({ locale }: { locale: Locale }) {
  const { status } = useStore($position, { ssr: 'initial' });
  const isKnown = status === 'known';
  const isOn = isKnown || status === 'finding';
  return (
    <button
      type="button"
      aria-pressed={isKnown}
      aria-busy={status === 'finding'}
      className={styles['chip']}
      onClick={isOn ? forgetPosition : findPosition}
    >
      <Icon name="locate" size={18} /> <span className={styles['label']}>{distanceMessages(locale).nearMe}</span>
    </button>
  );
}

/** What became of it, in words. */
export function NearMeStatus({ locale }: { locale: Locale }) {
  const { status } = useStore($position, { ssr: 'initial' });
  const t = distanceMessages(locale);
  const text = { unknown: '', finding: t.finding, known: t.known, refused: t.refused, failed: t.failed }[status];
  return (
    <p role="status" className={styles['status']}>
      {text}
    </p>
  );
}

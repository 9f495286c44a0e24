import type { Locale } from '#contracts/common.ts';
import { shipNoteMessages } from '#i18n/ship-note/index.ts';
import { Icon } from '#ui/Icon.tsx';
import { fitIcons, type Fit } from '#views/cruise/fit-icons.ts';
import styles from './ShipNote.module.scss';

/** Whether a start brings guests back to their ship, in a word. */
export function ShipMark({ locale, fit }: { locale: Locale; fit: Fit }) {
  return (
    <span className={`${styles['mark']} ${styles[fit]}`}>
      <Icon name={fitIcons[fit]} size={14} /> {shipNoteMessages(locale)[fit]}
    </span>
  );
}

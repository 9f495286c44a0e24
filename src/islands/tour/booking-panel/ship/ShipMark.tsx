import type { Locale } from '#contracts/common.ts';
import { shipNoteMessages } from '#i18n/ship-note/index.ts';
import { ClockLine, type Fit } from '#views/cruise/ClockLine.tsx';
import styles from './ShipMark.module.scss';

/** Whether a start brings guests back to their ship, in a word. */
export const ShipMark = ({ locale, fit }: { locale: Locale; fit: Fit }) => (
  <span className={styles['mark']}>
    <ClockLine isInline fit={fit} clock={shipNoteMessages(locale)[fit]} />
  </span>
);

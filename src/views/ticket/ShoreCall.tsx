import type { ShoreCallTexts } from '#contracts/shore-calls.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import styles from './ShoreCall.module.scss';

const icons: Readonly<Record<ShoreCallTexts['fit'], IconName>> = { fits: 'check', tight: 'clock', no: 'x' };

/** When guests are back at their ship, which is named before it, and how they come ashore. */
export const ShoreCall = ({ shoreCall: { clock, berth, fit } }: { shoreCall: ShoreCallTexts }) => (
  <>
    <p className={`${styles['clock']} ${styles[fit]}`}>
      <Icon name={icons[fit]} size={18} />
      <span>{clock}</span>
    </p>
    <p className={styles['berth']}>{berth}</p>
  </>
);

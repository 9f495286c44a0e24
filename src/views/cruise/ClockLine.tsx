import type { ShoreCallTexts } from '#contracts/shore-calls.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import styles from './ClockLine.module.scss';

export type Fit = ShoreCallTexts['fit'];

/** Beside the words: colour never speaks alone. */
const icons: Readonly<Record<Fit, IconName>> = { fits: 'check', tight: 'clock', no: 'x' };

type Props = { fit: Fit; clock: string; id?: string };

/** What the ship clock says, in a line. */
export const ClockLine = ({ fit, clock, id }: Props) => (
  <p id={id} className={`${styles['clock']} ${styles[fit]}`}>
    <Icon name={icons[fit]} size={18} />
    <span>{clock}</span>
  </p>
);

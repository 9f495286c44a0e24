import type { ShoreCallTexts } from '#contracts/shore-calls.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import styles from './ClockLine.module.scss';

export type Fit = ShoreCallTexts['fit'];

/** Beside the words: colour never speaks alone. */
const icons: Readonly<Record<Fit, IconName>> = { fits: 'check', tight: 'clock', no: 'x' };

/** `isInline`: where no paragraph may be, as in a label. */
type Props = { fit: Fit; clock: string; id?: string; isInline?: boolean };

/** What the ship clock says, in a line. */
export function ClockLine({ fit, clock, id, isInline = false }: Props) {
  const Line = isInline ? 'span' : 'p';
  return (
    <Line id={id} className={`${styles['clock']} ${styles[fit]}`}>
      <Icon name={icons[fit]} size={18} />
      <span>{clock}</span>
    </Line>
  );
}

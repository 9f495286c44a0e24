import type { ShoreCallTexts } from '#contracts/shore-calls.ts';
import { ClockLine } from '../cruise/ClockLine.tsx';
import styles from './ShoreCall.module.scss';

/** When guests are back at their ship, which is named before it, and how they come ashore. */
export const ShoreCall = ({ shoreCall: { clock, berth, fit } }: { shoreCall: ShoreCallTexts }) => (
  <>
    <ClockLine fit={fit} clock={clock} />
    <p className={styles['berth']}>{berth}</p>
  </>
);

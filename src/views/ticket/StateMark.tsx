import type { ReactNode } from 'react';
import type { Booking } from '#contracts/bookings.ts';
import styles from './StateMark.module.scss';

/** How a booking stands, in a word or two. */
export const StateMark = ({ state, children }: { state: Booking['status'] | 'past'; children: ReactNode }) => (
  <p className={styles['state']} data-state={state}>
    {children}
  </p>
);

import type { ReactNode } from 'react';
import styles from './Ticket.module.scss';

type Props = {
  label: string;
  picture?: ReactNode;
  /** The facts on the stub, from top to bottom. */
  number: { term: string; text: string };
  total: { term: string; text: string };
  /** Not valid for entry: the stub is drawn paler. */
  isVoid?: boolean;
  children: ReactNode;
};

/** `LF-7K3M-Q9TX`: one booking of several has a number that is longer. */
const ordersNumber = 12;

/** An order as a ticket: the visit on the large part, number and price on the stub. */
export function Ticket({ label, picture, number, total, isVoid, children }: Props) {
  const classes = [styles['ticket'], picture && styles['pictured'], isVoid && styles['void']].filter(Boolean);
  return (
    <section className={classes.join(' ')} aria-label={label}>
      {picture && <div className={styles['picture']}>{picture}</div>}
      <div className={styles['visit']}>{children}</div>
      <dl className={styles['stub']}>
        <dt>{number.term}</dt>
        <dd className={styles['number']} data-long={number.text.length > ordersNumber}>
          {number.text}
        </dd>
        <dt>{total.term}</dt>
        <dd className={styles['total']}>{total.text}</dd>
      </dl>
    </section>
  );
}

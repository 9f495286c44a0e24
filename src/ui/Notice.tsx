import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.scss';

type Tone = 'quiet' | 'done' | 'warning' | 'danger';
const icons: Record<Tone, IconName> = { quiet: 'info', done: 'check', warning: 'hourglass', danger: 'alert' };

/** A message to the shopper, with what he can do about it. Put it into a live region where it comes unasked. */
export function Notice({ tone = 'quiet', children, action }: { tone?: Tone; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={`${styles['notice']} ${styles[tone]}`}>
      <Icon name={icons[tone]} className={styles['icon']} />
      <div className={styles['text']}>{children}</div>
      {action}
    </div>
  );
}

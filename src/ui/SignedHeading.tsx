import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './SignedHeading.module.scss';

/** A heading of the second level, with a sign before it where that helps the eye. */
export function SignedHeading({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <h2 className={styles['heading']}>
      {icon && <Icon name={icon} size={24} />} {children}
    </h2>
  );
}

import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './SignedHeading.module.scss';

type Props = { icon?: IconName; level?: 2 | 3; children: ReactNode };

/** A heading, of the second level unless said otherwise, with a sign before it where that helps the eye. */
export function SignedHeading({ icon, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles['heading']}>
      {icon && <Icon name={icon} size={24} />} {children}
    </Heading>
  );
}

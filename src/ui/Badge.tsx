import type { ReactNode } from 'react';
import styles from './Badge.module.scss';

/** A word that sets a thing apart from the others of its kind: "On request". */
export const Badge = ({ children }: { children: ReactNode }) => <span className={styles['badge']}>{children}</span>;

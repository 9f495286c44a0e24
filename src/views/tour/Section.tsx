import type { ReactNode } from 'react';
import styles from './Section.module.scss';

/** One section of a tour's page. */
export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={styles['section']} id={id}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </section>
  );
}

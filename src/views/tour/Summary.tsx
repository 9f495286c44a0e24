import { Section } from './Section.tsx';
import styles from './Summary.module.scss';

export type SummaryView = { title: string; lead: string; html: string; promise: string };

export function Summary({ view }: { view: SummaryView }) {
  return (
    <Section title={view.title}>
      <p className={styles['lead']}>{view.lead}</p>
      <div className={styles['text']} dangerouslySetInnerHTML={{ __html: view.html }} />
      <p className={styles['promise']}>{view.promise}</p>
    </Section>
  );
}

import { Section } from './Section.tsx';
import styles from './Information.module.scss';

type Part = {
  id: 'included' | 'notIncluded' | 'whatToBring' | 'accessibility' | 'goodToKnow' | 'cancellation';
  title: string;
  html: string;
};
export type InformationView = { title: string; parts: readonly Part[] };

/** What is included, what is not, what to bring and what is good to know: all in sight, nothing behind a tab. */
export function Information({ view }: { view: InformationView }) {
  return (
    <Section title={view.title}>
      <div className={styles['parts']}>
        {view.parts.map((part) => (
          <div key={part.id} className={`${styles['part']} ${styles[part.id]}`}>
            <h3 className={styles['title']}>{part.title}</h3>
            <div dangerouslySetInnerHTML={{ __html: part.html }} />
          </div>
        ))}
      </div>
    </Section>
  );
}

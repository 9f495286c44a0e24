import { Section } from './Section.tsx';
import styles from './Itinerary.module.scss';

export type ItineraryView = {
  title: string;
  /** `time` is how long a stop takes: `45 minutes`. */
  stops: readonly { name: string; time: string; description: string }[];
};

/** What happens from beginning to end, and how long each part of it takes. */
export function Itinerary({ view }: { view: ItineraryView }) {
  return (
    <Section title={view.title}>
      <ol className={styles['stops']}>
        {view.stops.map(({ name, time, description }, index) => (
          <li key={index} className={styles['stop']}>
            <h3 className={styles['name']}>{name}</h3>
            <p className={styles['time']}>{time}</p>
            <p className={styles['description']}>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

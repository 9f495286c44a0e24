import { Stars } from '#ui/Stars.tsx';
import { Section } from './Section.tsx';
import styles from './Reviews.module.scss';

type StarsView = { value: number; text: string; label: string };
type ReviewView = { stars: StarsView; text: string; author: string; date: string; day: string };
export type ReviewsView = {
  title: string;
  average: StarsView & { count: string };
  note: string;
  items: readonly ReviewView[];
};

export function Reviews({ view }: { view: ReviewsView }) {
  const { average, items, note } = view;
  return (
    <Section title={view.title} id="reviews">
      <p className={styles['average']}>
        <strong className={styles['number']} aria-hidden="true">
          {average.text}
        </strong>
        <span className={styles['stars']}>
          <Stars rating={average.value} label={average.label} />
          {average.count}
        </span>
      </p>
      <ul className={styles['list']}>
        {items.map((review) => (
          <li key={`${review.day} ${review.author}`} className={styles['review']}>
            <Stars rating={review.stars.value} label={review.stars.label} />
            <p className={styles['text']}>{review.text}</p>
            <p className={styles['author']}>
              {review.author} · <time dateTime={review.day}>{review.date}</time>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{note}</p>
    </Section>
  );
}

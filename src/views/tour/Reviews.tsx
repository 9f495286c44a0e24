import { Stars } from '#ui/Stars.tsx';
import { Section } from './Section.tsx';
import styles from './Reviews.module.scss';

type StarsView = { value: number; text: string; label: string };
type ReviewView = {
  id: string;
  stars: StarsView;
  text: string;
  /** Absent: the page's own. */
  language?: string;
  author: string;
  date: string;
  day: string;
  /** Whether it is by somebody who booked here. */
  mark?: { text: string; isBooked: boolean };
  answer?: { title: string; text: string };
  report?: { href: string; text: string; label: string };
};
export type ReviewsView = {
  title: string;
  average: StarsView & { count: string };
  /** Where the average rests on few. */
  fewReviews?: string | undefined;
  histogram: { label: string; most: number; rows: readonly { label: string; count: number }[] };
  order: { label: string; options: readonly { id: string; name: string }[] };
  note: string;
  items: readonly ReviewView[];
};

const Mark = ({ text, isBooked }: NonNullable<ReviewView['mark']>) => (
  <>
    {' · '}
    <span className={isBooked ? styles['booked'] : undefined}>{text}</span>
  </>
);

export function Reviews({ view }: { view: ReviewsView }) {
  const { average, fewReviews, histogram, order, items, note } = view;
  return (
    <Section title={view.title} id="reviews">
      <div className={styles['overview']}>
        <p className={styles['average']}>
          <strong className={styles['number']} aria-hidden="true">
            {average.text}
          </strong>
          <span className={styles['stars']}>
            <Stars rating={average.value} label={average.label} />
            {average.count}
          </span>
        </p>
        <ul className={styles['histogram']} aria-label={histogram.label}>
          {histogram.rows.map(({ label, count }) => (
            <li key={label} className={styles['row']}>
              <span>{label}</span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles['bar']} aria-hidden="true">
                <rect width={(100 * count) / histogram.most} height="8" className={styles['filled']} />
              </svg>
              <span className={styles['count']}>{count}</span>
            </li>
          ))}
        </ul>
      </div>
      {fewReviews && <p className={styles['author']}>{fewReviews}</p>}
      {items.length > 1 && (
        <label className={styles['order']}>
          {order.label}
          <select className={styles['select']} autoComplete="off" data-review-order>
            {order.options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul className={styles['list']} data-reviews>
        {items.map((review) => (
          <li key={review.id} className={styles['review']} data-rating={review.stars.value} data-date={review.day}>
            <Stars rating={review.stars.value} label={review.stars.label} />
            <p className={styles['text']} lang={review.language}>
              {review.text}
            </p>
            <p className={styles['author']}>
              {review.author} · <time dateTime={review.day}>{review.date}</time>
              {review.mark && <Mark {...review.mark} />}
            </p>
            {review.answer && (
              <div className={styles['answer']}>
                <p className={styles['answer-title']}>{review.answer.title}</p>
                <p className={styles['text']}>{review.answer.text}</p>
              </div>
            )}
            {review.report && (
              <a className={styles['report']} href={review.report.href} aria-label={review.report.label} rel="nofollow">
                {review.report.text}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{note}</p>
    </Section>
  );
}

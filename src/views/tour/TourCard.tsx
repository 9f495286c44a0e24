import { Heart } from './Heart.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Stars } from '#ui/Stars.tsx';
import styles from './TourCard.module.scss';

/** Everything a card shows, in words ready to read. */
export type TourCardView = {
  tourId: string;
  href: string;
  name: string;
  description: string;
  /** `Rome, Italy` */
  place: string;
  /** `Food and drink · 3 hours` */
  facts: string;
  /** `€64`; the words around it in `from` and `per`. */
  price: string;
  from: string;
  rating?: { value: number; label: string; count: string };
  badge?: string;
  /** `Save A walk for later`: what the heart is called. */
  save: string;
  image: { url: string; alt: string };
};

type Props = { view: TourCardView; widths: readonly number[]; headingLevel?: 2 | 3; sizes?: string; eager?: boolean };

const cardSizes = '(min-width: 1024px) 290px, (min-width: 768px) 45vw, 92vw';

/**
 * A tour in a list. The whole card leads to the tour; its name is the link that is read out.
 * The price may be another one than the server printed, where a currency was chosen before an island woke.
 */
export function TourCard({ view, widths, headingLevel = 3, sizes = cardSizes, eager = false }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles['card']}>
      <div className={styles['image']}>
        <Picture url={view.image.url} alt="" widths={widths} sizes={sizes} eager={eager} />
        {view.badge && <span className={styles['badge']}>{view.badge}</span>}
        <span className={styles['heart']}>
          <Heart tourId={view.tourId} label={view.save} />
        </span>
      </div>
      <p className={styles['place']}>{view.place}</p>
      <Heading className={styles['name']}>
        <a href={view.href}>{view.name}</a>
      </Heading>
      <p className={styles['description']}>{view.description}</p>
      <p className={styles['facts']}>{view.facts}</p>
      <p className={styles['foot']}>
        {view.rating ? (
          <span className={styles['rating']}>
            <Stars rating={view.rating.value} label={view.rating.label} /> <span aria-hidden="true">{view.rating.count}</span>
          </span>
        ) : (
          <span />
        )}
        <span className={styles['price']}>
          {view.from}{' '}
          <strong data-price={view.tourId} suppressHydrationWarning>
            {view.price}
          </strong>
        </span>
      </p>
    </article>
  );
}

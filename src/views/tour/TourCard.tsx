import type { ReactNode } from 'react';
import { CardBadges } from './CardBadges.tsx';
import { CardFacts } from './CardFacts.tsx';
import { Heart } from './Heart.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Stars } from '#ui/Stars.tsx';
import { StruckPrice } from '#ui/StruckPrice.tsx';
import styles from './TourCard.module.scss';

/** Everything a card shows, in words ready to read. */
export type TourCardView = {
  tourId: string;
  href: string;
  name: string;
  description: string;
  /** `Rome, Italy` */
  place: string;
  /** `Food and drink`, `3 hours`, `Free cancellation`; empty where there is nothing to say. */
  kind: string;
  duration: string;
  free: string;
  /** `€64`; the words around it in `from` and `per`. */
  price: string;
  from: string;
  /** `−20%`, and what it cost before, with what that is called. */
  offer?: { savings: string; original: string; label: string };
  rating?: { value: number; label: string; count: string };
  badge?: string;
  /** Its next free day; empty while it is not known, and the line is there already. */
  next?: { text: string; isScarce: boolean };
  /** `600 m from the Pantheon`, where a place is known. */
  away?: string;
  /** `Save A walk for later`: what the heart is called. */
  save: string;
  image: { url: string; alt: string };
};

type Props = {
  view: TourCardView;
  widths: readonly number[];
  headingLevel?: 2 | 3 | 4;
  sizes?: string;
  eager?: boolean;
  /** True in a list of one city, where no card says which. */
  isInCity?: boolean;
  /** True in a row to swipe: its picture stands above its words on a phone, too. */
  isUpright?: boolean;
  /** What its list says of it, in place of its next free day. */
  note?: ReactNode;
};

const cardSizes = '(min-width: 1024px) 290px, (min-width: 640px) 45vw, (min-width: 576px) 92vw, 120px';

/**
 * A tour in a list; on a phone a row, its picture beside its words, unless it is upright. The whole card leads to the tour; its name is
 * the link that is read out.
 * The price may be another one than the server printed, where a currency was chosen before an island woke; so may the line for guests of
 * a ship, which is empty until `islands/cruise/mark-cards.ts` fills it.
 */
export function TourCard(props: Props) {
  const { view, widths, headingLevel = 3, sizes = cardSizes, eager = false, isInCity = false, isUpright = false, note } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`${styles['card']} ${styles[isUpright ? 'upright' : 'compact']}`}>
      <div className={styles['image']}>
        <Picture url={view.image.url} alt="" widths={widths} sizes={sizes} eager={eager} />
        <CardBadges view={view} className={styles['badges']} />
        <span className={styles['heart']}>
          <Heart tourId={view.tourId} label={view.save} />
        </span>
      </div>
      <p className={styles['place']}>{isInCity ? view.kind : view.place}</p>
      <Heading className={styles['name']}>
        <a href={view.href}>{view.name}</a>
      </Heading>
      <p className={styles['description']}>{view.description}</p>
      <CardFacts view={view} hasKind={!isInCity} className={styles['facts']} />
      {note ?? (
        <p data-ship-clock suppressHydrationWarning>
          {''}
        </p>
      )}
      {view.next && !note && <p className={`${styles['next']} ${view.next.isScarce ? styles['scarce'] : ''}`}>{view.next.text}</p>}
      <p className={styles['foot']}>
        {view.rating ? (
          <span className={styles['rating']}>
            <Stars rating={view.rating.value} label={view.rating.label} /> <span aria-hidden="true">{view.rating.count}</span>
          </span>
        ) : (
          <span />
        )}
        <span className={styles['price']}>
          {view.from} {view.offer && <StruckPrice label={view.offer.label} price={view.offer.original} tourId={view.tourId} />}
          <strong data-price={view.tourId} suppressHydrationWarning>
            {view.price}
          </strong>
        </span>
      </p>
    </article>
  );
}

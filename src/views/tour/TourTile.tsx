import { imageWidths } from '#contracts/pictures.ts';
import { Stars } from '#ui/Stars.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './TourTile.module.scss';

export type TourTileView = {
  href: string;
  name: string;
  place: string;
  duration: string;
  /** Without width. */
  image: string;
  rating?: { value: number; text: string; label: string };
};

/**
 * A tour in a row below something else. No price: it would have to be right on pages that know nothing of this tour's changes, and what it
 * leads to says it.
 */
export function TourTile({ view }: { view: TourTileView }) {
  return (
    <div className={styles['tile']}>
      <div className={styles['image']}>
        <Picture url={view.image} alt="" widths={imageWidths} sizes="(min-width: 576px) 250px, 62vw" />
      </div>
      <h3 className={styles['name']}>
        <a href={view.href}>{view.name}</a>
      </h3>
      <p className={styles['facts']}>
        {view.place} · {view.duration}
      </p>
      {view.rating && (
        <p className={styles['facts']}>
          <Stars rating={view.rating.value} label={view.rating.label} /> <span aria-hidden="true">{view.rating.text}</span>
        </p>
      )}
    </div>
  );
}

import { imageWidths } from '#contracts/pictures.ts';
import { Stars } from '#ui/Stars.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './TourTiles.module.scss';

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
function TourTile({ view }: { view: TourTileView }) {
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

/** The entries of such a row, in one component: for each that a page names, the server renders anew, and that takes longer than a tile. */
export const TourTiles = ({ views }: { views: readonly TourTileView[] }) => (
  <>
    {views.map((view) => (
      <li key={view.href}>
        <TourTile view={view} />
      </li>
    ))}
  </>
);

import { ButtonLink } from '#ui/Button.tsx';
import styles from './TourBar.module.scss';

export type TourBarView = { tourId: string; name: string; from: string; price: string; label: string };

/** The price and the way to the booking panel, at the lower edge. Hidden until the page knows that the panel cannot be seen. */
export function TourBar({ view }: { view: TourBarView }) {
  return (
    <div className={styles['bar']} data-tour-bar data-away>
      <div className={`page ${styles['content']}`}>
        <p className={styles['name']}>{view.name}</p>
        <p className={styles['price']}>
          {view.from}{' '}
          <strong className={styles['amount']} data-price={view.tourId}>
            {view.price}
          </strong>
        </p>
        <ButtonLink href="#book">{view.label}</ButtonLink>
      </div>
    </div>
  );
}

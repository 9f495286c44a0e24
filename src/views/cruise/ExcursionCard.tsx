import { TourCard, type TourCardView } from '../tour/TourCard.tsx';
import { ClockLine, type Fit } from './ClockLine.tsx';
import styles from './ExcursionCard.module.scss';

type Props = {
  view: TourCardView;
  /** What the ship clock says, and in words. */
  fit: Fit;
  clock: string;
  widths: readonly number[];
};

/** A tour in a port, with whether it brings its guests back to the ship in time. */
export const ExcursionCard = ({ view, fit, clock, widths }: Props) => (
  <TourCard
    view={view}
    widths={widths}
    headingLevel={4}
    isInCity
    note={
      <div className={styles['note']}>
        <ClockLine fit={fit} clock={clock} />
      </div>
    }
  />
);

import { Icon } from '#ui/Icon.tsx';
import { TourCard, type TourCardView } from '../tour/TourCard.tsx';
import { fitIcons, type Fit } from './fit-icons.ts';
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
      <p className={`${styles['clock']} ${styles[fit]}`}>
        <Icon name={fitIcons[fit]} size={18} /> <span>{clock}</span>
      </p>
    }
  />
);

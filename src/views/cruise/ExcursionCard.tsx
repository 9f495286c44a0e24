import type { Locale } from '#contracts/common.ts';
import { TourCard, type TourCardView } from '../tour/TourCard.tsx';
import { AddExcursion, type AddExcursionData } from './AddExcursion.tsx';
import { ClockLine, type Fit } from './ClockLine.tsx';
import styles from './ExcursionCard.module.scss';

type Props = {
  view: TourCardView;
  /** What the ship clock says, and in words. */
  fit: Fit;
  clock: string;
  /** Absent where it cannot be booked, or not yet. */
  add: AddExcursionData | undefined;
  widths: readonly number[];
  locale: Locale;
};

/** A tour in a port, with whether it brings its guests back to the ship in time. */
export const ExcursionCard = ({ view, fit, clock, add, widths, locale }: Props) => (
  <TourCard
    view={view}
    widths={widths}
    headingLevel={4}
    isInCity
    note={
      <div className={styles['note']}>
        <ClockLine fit={fit} clock={clock} />
        {add && <AddExcursion name={view.name} data={add} locale={locale} />}
      </div>
    }
  />
);

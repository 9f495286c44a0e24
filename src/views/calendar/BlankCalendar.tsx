import type { Locale } from '#contracts/common.ts';
import { Weekdays } from './Weekdays.tsx';
import calendar from './DayCalendar.module.scss';
import month from './MonthGrid.module.scss';
import styles from './BlankCalendar.module.scss';

/** The calendar before its script is there: which month is now, a page made beforehand cannot know. It has the calendar's size. */
export function BlankCalendar({ locale }: { locale: Locale }) {
  const blank = (
    <div className={month['month']}>
      <p className={month['caption']} />
      <table role="presentation" className={month['grid']}>
        <Weekdays locale={locale} />
      </table>
      <div className={styles['weeks']} />
    </div>
  );
  return (
    <div className={calendar['calendar']} aria-hidden="true">
      <div className={`${calendar['months']} ${styles['months']}`}>
        {blank}
        {blank}
      </div>
    </div>
  );
}

import type { Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { tripSharingMessages } from '#i18n/trip-sharing/index.ts';
import styles from './PaperPlace.module.scss';

type Props = { locale: Locale; tour: Pick<TourDetails, 'startingPointInformation' | 'startingPointEntryRequired'> };

/** Where a stop begins, on paper alone: on the screen, the tour's page says so. */
export function PaperPlace({ locale, tour: { startingPointInformation, startingPointEntryRequired } }: Props) {
  const t = tripSharingMessages(locale);
  const { title, street } = startingPointInformation;
  const place = [title, street].filter(Boolean).join(', ');
  return <p className={styles['place']}>{startingPointEntryRequired ? t.pickup : t.meetingPoint({ place })}</p>;
}

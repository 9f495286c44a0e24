import { endOf, type BookedItem } from './booked-item.ts';
import { addDays, instantAt } from './day.ts';

type Spanned = Pick<BookedItem, 'span'>;

/** By the venue's clocks: late enough for whoever came home at night. */
const askedAtTime = '10:00';

/** The instant from which a visit can be reviewed: its end. */
export const reviewableFrom = (item: Spanned): Date => endOf(item);

/** The instant at which the booker is asked: on the day after the visit's last, by the venue's clocks. */
export const reviewAskedAt = ({ span: { end, timeZone } }: Spanned): Date => instantAt(addDays(end.slice(0, 10), 1), askedAtTime, timeZone);

/** The page on which anybody reports a review. @param locale its language */
export const reportPath = (locale: string, reviewId: string): string => `/reviews/report/${reviewId}/${locale}`;

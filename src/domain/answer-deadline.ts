import { startOf, type BookedItem } from './booked-item.ts';

const hour = 3_600_000;

/** Requirements 8: an operator answers a request within 24 hours. */
export const answerMilliseconds = 24 * hour;

/** So many hours after the order an operator who has not answered is reminded. */
const reminderHours = [6, 18];

/** What it takes to know until when a booking on request can be answered. */
export type Requested = { item: Pick<BookedItem, 'span'>; createdAt: Date };

/** Until when the operator can answer: nobody can take part in what has begun, however short the time to answer was. */
export const answerBy = ({ item, createdAt }: Requested): Date =>
  new Date(Math.min(createdAt.getTime() + answerMilliseconds, startOf(item).getTime()));

/** After how many hours the operator is reminded: not of what has ended by then. */
export const remindersFor = (requested: Requested): number[] =>
  reminderHours.filter((hours) => requested.createdAt.getTime() + hours * hour < answerBy(requested).getTime());

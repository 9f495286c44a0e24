import type { Day } from '#contracts/common.ts';
import { addDays } from '#domain/day.ts';
import { secretKinds } from '#domain/questions/registry.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from './booking.ts';

type Answered = Pick<Booking, 'item' | 'order'>;

/** By then a visit is over, whatever the zone. */
const daysAfterVisit = 2;

/** The questions of a booking whose answers are secret, by id. */
export function secretQuestions({ questionKinds }: Pick<Backend, 'questionKinds'>, { item }: Pick<Booking, 'item'>): string[] {
  const secret = secretKinds(questionKinds);
  return item.questions.filter(({ type }) => secret.includes(type)).map(({ id }) => id);
}

/** The day from which secret answers are deleted; null where nothing secret was answered. */
export function secretsUntil(backend: Pick<Backend, 'questionKinds'>, { item, order }: Answered): Day | null {
  const secret = secretQuestions(backend, { item });
  const isSecret = order.bookingQuestionsAnswers.some(({ questionId }) => secret.includes(questionId));
  return isSecret ? addDays(item.span.end.slice(0, 10), daysAfterVisit) : null;
}

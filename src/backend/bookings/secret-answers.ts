import { secretKinds } from '#domain/questions/registry.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from './booking.ts';

/** The questions of a booking whose answers are secret, by id. */
export function secretQuestions({ questionKinds }: Pick<Backend, 'questionKinds'>, { item }: Pick<Booking, 'item'>): string[] {
  const secret = secretKinds(questionKinds);
  return item.questions.filter(({ type }) => secret.includes(type)).map(({ id }) => id);
}

/** Whether something secret was answered, and is still there. */
export function hasSecrets(backend: Pick<Backend, 'questionKinds'>, booking: Pick<Booking, 'item' | 'order'>): boolean {
  const secret = secretQuestions(backend, booking);
  return booking.order.bookingQuestionsAnswers.some(({ questionId }) => secret.includes(questionId));
}

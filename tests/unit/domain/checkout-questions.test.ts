import { expect, it } from 'vitest';
import { askedAt } from '#domain/checkout-questions.ts';

const question = (id: string, label: string) => ({ id, label, type: 'text' as const, required: true, options: [] });
const cart = {
  questions: [question('a', 'Where are you from?')],
  passengersQuestions: [question('b', 'Shoe size'), question('c', 'Diet')],
};

it.each([
  ['answers.booker.0', { question: 'Where are you from?' }],
  ['answers.travellers.2.1', { question: 'Diet', traveller: 2 }],
  ['answers.booker.1', undefined],
  ['pickup.hotelName', undefined],
])('%s is the answer to %j', (path, asked) => {
  expect(askedAt(path, cart)).toEqual(asked);
});

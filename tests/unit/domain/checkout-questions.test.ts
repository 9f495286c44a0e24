import { expect, it } from 'vitest';
import { askedAt } from '#domain/checkout-questions.ts';

const question = (id: string, label: string) => ({ id, label, type: 'text' as const, required: true, options: [] });
const origin = question('a', 'Where are you from?');
const diet = question('c', 'Diet');
const cart = { questions: [origin], passengersQuestions: [question('b', 'Shoe size'), diet] };

it.each([
  ['answers.booker.0', { question: origin }],
  ['answers.travellers.2.1', { question: diet, traveller: 2 }],
  ['answers.booker.1', undefined],
  ['pickup.hotelName', undefined],
])('%s is the answer to %j', (path, asked) => {
  expect(askedAt(path, cart)).toEqual(asked);
});

import { expect, it } from 'vitest';
import { askedAt } from '#domain/checkout-questions.ts';

const question = (id: string, label: string) => ({ id, label, type: 'text' as const, required: true, options: [] });
const origin = question('a', 'Where are you from?');
const diet = question('c', 'Diet');
const cart = {
  items: [
    { questions: [], passengersQuestions: [] },
    { questions: [origin], passengersQuestions: [question('b', 'Shoe size'), diet] },
  ],
};

it.each([
  ['items.1.answers.booker.0', { question: origin, item: 1 }],
  ['items.1.answers.travellers.2.1', { question: diet, item: 1, traveller: 2 }],
  ['items.1.answers.booker.1', undefined],
  ['items.0.answers.booker.0', undefined],
  ['items.2.answers.booker.0', undefined],
  ['items.1.pickup.hotelName', undefined],
])('%s is the answer to %j', (path, asked) => {
  expect(askedAt(path, cart)).toEqual(asked);
});

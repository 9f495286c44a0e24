import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Question } from '#contracts/questions.ts';
import { isComplete, rulesOf } from '#domain/checkout-rules.ts';
import { formFor } from '#domain/checkout-form.ts';
import type { QuestionKind } from '#domain/questions/kind.ts';
import { measures } from '#domain/questions/measures.ts';
import { answerProblem, questionKindId, questionKindOf, questionKinds, writtenOf } from '#domain/questions/registry.ts';
import { nothingTyped } from '#domain/typed-transfer.ts';
import { askingItem, cartWith, filledForm, formItem } from '#tests/support/cart.ts';

/** The day of what is booked. */
const visit = '2026-11-29';
const options = [
  { id: 'meat', label: 'With meat' },
  { id: 'plants', label: 'Plants only' },
];
const question = (type: string, required: boolean) => ({ id: 'diet', type, required, label: 'Diet', options });
const height: Question = { id: 'height', type: 'number', required: true, label: 'Height', options: [], unit: 'cm', min: 80, max: 220 };

describe('an answer', () => {
  it.each([
    ['text', true, '  ', 'required'],
    ['text', false, '  ', undefined],
    ['text', true, 'Only nuts', undefined],
    ['text', true, 'x'.repeat(501), 'too_long'],
    ['select', true, '', 'required'],
    ['select', false, '', undefined],
    ['select', false, 'plants', undefined],
    ['select', true, 'With meat', 'unknown_option'],
    ['select', true, 'x'.repeat(501), 'unknown_option'],
    ['long-text', true, 'x'.repeat(501), 'too_long'],
    ['several', true, '', 'required'],
    ['several', true, 'meat,plants', undefined],
    ['several', true, 'plants', undefined],
    ['several', true, 'plants,meat', 'unknown_option'],
    ['several', true, 'meat,meat', 'unknown_option'],
    ['several', true, ',', 'unknown_option'],
    ['several', true, 'meat,fish', 'unknown_option'],
    ['several', true, 'x'.repeat(501), 'unknown_option'],
    ['yes-no', true, 'maybe', 'unknown_option'],
    ['date', true, '', 'required'],
    ['date', false, '', undefined],
    ['date', true, '2026-02-28', undefined],
    ['date', true, '2026-02-30', 'not_a_day'],
    ['date', true, '28.02.2026', 'not_a_day'],
    ['date', true, '0026-02-28', 'not_a_day'],
    ['date', true, '2099-01-01', undefined],
    ['time', true, '00:00', undefined],
    ['time', true, '23:59', undefined],
    ['time', true, '24:00', 'not_a_time'],
    ['time', true, '9:30', 'not_a_time'],
    ['time', true, '09:30:00', 'not_a_time'],
    ['country', true, 'DE', undefined],
    ['country', true, 'de', 'unknown_country'],
    ['country', true, 'XX', 'unknown_country'],
    ['country', true, 'constructor', 'unknown_country'],
    ['phone', true, '+4930901820', undefined],
    ['phone', true, '030 901820', 'not_a_number'],
    ['phone', true, '+49 30 901820', 'not_a_number'],
    ['phone', true, '+049301820', 'not_a_number'],
    ['phone', true, '+1234567890123456', 'not_a_number'],
    ['email', true, "o'brien@mail.example", undefined],
    ['email', true, 'ada@localhost', 'not_an_address'],
    ['email', true, 'ada', 'not_an_address'],
    ['email', true, `${'a'.repeat(250)}@x.example`, 'not_an_address'],
    ['flight', true, 'LH400', undefined],
    ['flight', true, 'U21234', undefined],
    ['flight', true, '3K5A', undefined],
    ['flight', true, 'lh400', 'not_a_flight'],
    ['flight', true, 'LH 400', 'not_a_flight'],
    ['flight', true, 'LUFTHANSA400', 'not_a_flight'],
    ['flight', true, '12345', 'not_a_flight'],
    ['flight', true, 'LH40000', 'not_a_flight'],
    ['ship', true, 'Größe 2', undefined],
    ['ship', true, '2', 'not_a_ship'],
    ['ship', true, 'x'.repeat(81), 'not_a_ship'],
    ['identity-document', true, 'C01X00T47', undefined],
    ['identity-document', true, '123456789', undefined],
    ['identity-document', true, 'c01x00t47', 'not_a_document'],
    ['identity-document', true, 'C01X 00T47', 'not_a_document'],
    ['identity-document', true, 'PASSPORT', 'not_a_document'],
    ['identity-document', true, 'X123', 'not_a_document'],
    ['identity-document', true, `X${'1'.repeat(20)}`, 'not_a_document'],
  ])('to a %s question, required: %s, of %j: %s', (type, required, answer, problem) => {
    expect(answerProblem(questionKindOf(type, questionKinds), question(type, required), answer, visit)).toBe(problem);
  });

  it.each([
    ['80', undefined],
    [' 220 ', undefined],
    ['79', 'too_small'],
    ['221', 'too_large'],
    ['178.5', 'not_whole'],
    ['1e2', 'not_whole'],
    ['-178', 'not_whole'],
    ['5 ft 10 in', 'not_whole'],
    ['1234567', 'not_whole'],
    ['', 'required'],
  ])('to a question about a height from 80 to 220 cm of %j: %s', (answer, problem) => {
    expect(answerProblem(questionKinds.number, height, answer, visit)).toBe(problem);
  });

  it.each([
    ['2026-11-28', undefined],
    [visit, undefined],
    ['2026-11-30', 'after_visit'],
  ])('about a day that is not after the visit, %s: %s', (answer, problem) => {
    expect(answerProblem(questionKinds.date, { type: 'date', required: true, notAfterVisit: true }, answer, visit)).toBe(problem);
  });

  it.each([
    ['AB-1234', undefined],
    ['AB-12345', 'not_as_asked'],
    ['xAB-1234', 'not_as_asked'],
    ['AB-1234x', 'not_as_asked'],
    ['', 'required'],
  ])('of a form that the tour asks for, %j: %s', (answer, problem) => {
    const asked = { type: 'text', required: true, pattern: { matches: '[A-Z]{2}-\\d{4}' } };
    expect(answerProblem(questionKinds.text, asked, answer, visit)).toBe(problem);
  });

  it.each([
    ['flight', ' lh 400 ', 'LH400'],
    ['flight', 'u2-1234', 'U21234'],
    ['text', ' Nuts ', 'Nuts'],
    ['ship', ' MS Abendstern', 'MS Abendstern'],
    ['identity-document', ' c01x-00t 47', 'C01X00T47'],
  ] as const)('to a %s question is sent as it is written, %j: %j', (type, typed, written) => {
    expect(writtenOf(questionKinds[type], typed)).toBe(written);
  });

  it('may be any number from 0 where no limits are named', () => {
    expect(answerProblem(questionKinds.number, { type: 'number', required: true }, '0', visit)).toBeUndefined();
    expect(answerProblem(questionKinds.number, { type: 'number', required: true }, '999999', visit)).toBeUndefined();
  });

  it('is given in words', () => {
    expect(questionKinds.several.text('meat,gone', question('several', true), 'en')).toBe('With meat, gone');
    expect(questionKinds['yes-no'].text('plants', question('yes-no', true), 'en')).toBe('Plants only');
    expect(questionKinds.number.text('178', height, 'en')).toBe('178 cm (5 ft 10 in)');
    expect(questionKinds.number.text('70', { ...height, unit: 'kg' }, 'de')).toBe('70 kg (154 lb)');
    expect(questionKinds.number.text('4', question('number', true), 'de')).toBe('4');
    expect(questionKinds.select.text('plants', question('select', true), 'en')).toBe('Plants only');
    expect(questionKinds.select.text('gone', question('select', true), 'en')).toBe('gone');
    expect(questionKinds.date.text('2026-03-05', question('date', true), 'en')).toBe('5 March 2026');
    expect(questionKinds.date.text('2026-03-05', question('date', true), 'de')).toBe('5. März 2026');
    expect(questionKinds.time.text('09:30', question('time', true), 'de')).toBe('09:30 Uhr');
    expect(questionKinds.country.text('DE', question('country', true), 'de')).toBe('Deutschland');
    expect(questionKinds.country.text('constructor', question('country', true), 'de')).toBe('constructor');
    expect(questionKinds.text.text('Nuts', question('text', true), 'en')).toBe('Nuts');
  });

  it('of a type that nobody knows is a text in the browser, and a fault in the services', () => {
    expect(questionKindId('constructor')).toBe('text');
    expect(() => questionKindOf('constructor', questionKinds)).toThrow(/no question of the type/);
  });
});

describe('what was typed in the other system of units', () => {
  it.each([
    ['cm', '5 ft 10 in', 178],
    ['cm', '5\'10"', 178],
    ['cm', '5’10”', 178],
    ['cm', '5 10', 178],
    ['cm', '5ft', 152],
    ['cm', '6', 183],
    ['cm', '5 ft 12 in', undefined],
    ['cm', '510', undefined],
    ['cm', 'tall', undefined],
    ['cm', '5.5', undefined],
    ['kg', '154', 70],
    ['kg', '154 lbs', 70],
    ['kg', '154.5', undefined],
    ['kg', '', undefined],
  ] as const)('is read in %s: %j is %s', (unit, typed, value) => {
    expect(measures[unit].read(typed)).toBe(value);
  });

  it.each(['cm', 'kg'] as const)('comes back as what is written of it, %s', (unit) => {
    for (let value = 30; value <= 220; value += 1) {
      const { read, write } = measures[unit];
      expect(Math.abs((read(write(value)) ?? NaN) - value), write(value)).toBeLessThanOrEqual(1);
    }
  });
});

it.each([
  ['select', { options: [{ id: 'one' }] }, 'options'],
  ['several', {}, 'options'],
  ['yes-no', { options: [{ id: 'no' }, { id: 'yes' }] }, 'options'],
  ['number', { min: 5, max: 4 }, 'min'],
  ['number', { min: 1 }, 'max'],
] as const)('a %s question that nobody could answer is named to who writes it', (type, more, fault) => {
  const kind: QuestionKind = questionKinds[type];
  expect(kind.fault?.({ type, required: true, ...more })).toContain(fault);
  expect(kind.fault?.({ type, required: true, options: [{ id: 'yes' }, { id: 'no' }], min: 1, max: 1 })).toBeUndefined();
});

it('the form goes by the same rules', () => {
  const cart = cartWith({ ...askingItem, passengersQuestions: [], questions: [question('select', true)] });
  const form = (answer: string) => ({
    ...filledForm,
    items: [
      {
        ...formItem(['Ada']),
        pickup: { ...nothingTyped, hotelName: 'Hotel', address: 'Via Tre 3' },
        answers: { booker: [answer], travellers: [] },
      },
    ],
  });
  expect(isComplete('questions', cart, formFor(cart, form('plants')))).toBe(true);
  expect(isComplete('questions', cart, formFor(cart, form('With meat')))).toBe(false);
  expect(v.safeParse(rulesOf.questions(cart), formFor(cart, form('With meat'))).issues).toMatchObject([{ message: 'unknown_option' }]);
});

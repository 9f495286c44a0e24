import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import type { RunningServer } from '#backend/server.ts';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import { addDays, formatDay } from '#domain/day.ts';
import { forAdults } from '#tests/support/adults.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { bookingsOf, mailsTo } from '#tests/support/ledger.ts';
import { orderFor, shopperAt, type Shopper } from '#tests/support/order.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { workOff } from '#tests/support/work-off.ts';

const content = await readCatalogue();

function tourOf(slug: string): Tour {
  const tour = [...content.tours.values()].find((one) => one.slug === slug);
  if (!tour) throw new Error(`there is no tour ${slug}`);
  return tour;
}

/** Confirmed at once. */
const ride = tourOf('poblenou-by-bike-to-the-sea');
const kitchen = tourOf('fideua-from-market-to-table');

type Asked = Tour['questions'][number];
const said = (en: string) => ({ en, de: en });
const asked = (id: string, type: string, more: Partial<Asked> = {}): Asked => ({
  id,
  per: 'booking',
  type,
  required: false,
  label: said(id),
  ...more,
});
/** On request. One question of each kind that asks for a text of a certain form. */
const arrival: Tour = {
  ...kitchen,
  tourId: randomUUID(),
  requireBookingApproval: true,
  questions: [
    asked('day', 'date', { notAfterVisit: true }),
    asked('hour', 'time'),
    asked('from', 'country'),
    asked('contact', 'phone'),
    asked('photos', 'email'),
    asked('plane', 'flight'),
    asked('vessel', 'ship'),
    asked('cabin', 'text', { pattern: { matches: '[A-Z]\\d{3}', error: said('As on your card: B204') } }),
    asked('notes', 'long-text'),
  ],
};
const yesOrNo = ['yes', 'no'].map((id) => ({ id, label: said(id) }));
/** What follows from an answer: of the booker, of the same traveller, or of the booker for each traveller. */
const forked: Tour = {
  ...kitchen,
  tourId: randomUUID(),
  questions: [
    asked('cruise', 'yes-no', { options: yesOrNo }),
    asked('vessel', 'ship', { required: true, onlyIf: { question: 'cruise', is: ['yes'] } }),
    asked('tender', 'yes-no', { per: 'participant', options: yesOrNo, onlyIf: { question: 'cruise', is: ['yes'] } }),
    asked('swims', 'yes-no', { per: 'participant', required: true, options: yesOrNo }),
    asked('vest', 'number', { per: 'participant', required: true, unit: 'kg', onlyIf: { question: 'swims', is: ['no'] } }),
  ],
};

let server: RunningServer;
let shopper: Shopper;
beforeAll(async () => {
  server = await startTestServer({
    catalogue: { ...content, tours: new Map([ride, kitchen, arrival, forked].map((tour) => [tour.tourId, tour])) },
  });
  shopper = shopperAt(server.url);
});
afterAll(() => server.close());

/** What the operator is told of a booking. */
async function operatorsMailAbout(key: string, { operator }: Tour): Promise<string> {
  await workOff(server.backend);
  const [booking] = await bookingsOf(server.backend, key);
  const letters = await mailsTo(server.backend, operator.email);
  const texts = await Promise.all(letters.map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ''));
  return texts.find((one) => one.includes(booking?.orderNumber ?? 'none')) ?? '';
}

type Answers = CheckoutRequest['bookingQuestionsAnswers'];
const heights = (...answers: string[]): Answers =>
  answers.map((answer, participant) => ({ questionId: 'body-height', participant, answer }));

it('a number is checked in the unit of its question, and the operator reads it in both', async () => {
  const quote = await shopper.quote(ride, forAdults(2));
  const refused = async (...answers: string[]) =>
    (await shopper.pay(randomUUID(), orderFor(quote, { answers: heights(...answers) }))).body.details;
  expect(await refused('178')).toMatchObject({ questionId: 'body-height', participant: 1, problem: 'required' });
  expect(await refused('178', '5 ft 10 in')).toMatchObject({ questionId: 'body-height', participant: 1, problem: 'not_whole' });
  expect(await refused('59', '178')).toMatchObject({ questionId: 'body-height', participant: 0, problem: 'too_small' });
  expect(await refused('178', '221')).toMatchObject({ questionId: 'body-height', participant: 1, problem: 'too_large' });

  const key = randomUUID();
  const answers = [...heights('178', '154'), { questionId: 'helmet', answer: 'yes' }];
  expect((await shopper.pay(key, orderFor(quote, { answers }))).status).toBe(200);
  const text = await operatorsMailAbout(key, ride);
  for (const said of ['178 cm (5 ft 10 in)', '154 cm (5 ft 1 in)', 'Yes please']) expect(text).toContain(said);
});

it('of several answers each is one of the options, once, in their order', async () => {
  const quote = await shopper.quote(kitchen, forAdults(2));
  const diets = [0, 1].map((participant) => ({ questionId: 'diet', participant, answer: 'everything' }));
  const pay = (answer: string) => shopper.pay(randomUUID(), orderFor(quote, { answers: [...diets, { questionId: 'allergies', answer }] }));
  expect((await pay('nuts,shellfish')).body.details).toMatchObject({ questionId: 'allergies', problem: 'unknown_option' });
  expect((await pay('shellfish,dust')).body.details).toMatchObject({ questionId: 'allergies', problem: 'unknown_option' });
  expect((await pay('shellfish,nuts')).status).toBe(200);
});

it('each kind takes answers that are written as it says, and the operator reads them in words', async () => {
  const quote = await shopper.quote(arrival, forAdults(1));
  const pay = (key: string, answers: Answers) => shopper.pay(key, orderFor(quote, { answers, onRequest: true }));
  const wrong: [string, string, string][] = [
    ['day', '2026-02-30', 'not_a_day'],
    ['day', addDays(quote.queryDate, 1), 'after_visit'],
    ['hour', '7:30', 'not_a_time'],
    ['from', 'Germany', 'unknown_country'],
    ['contact', '030 901820', 'not_a_number'],
    ['photos', 'ada@home', 'not_an_address'],
    ['plane', 'lh 400', 'not_a_flight'],
    ['vessel', '42', 'not_a_ship'],
    ['cabin', 'b204', 'not_as_asked'],
  ];
  for (const [questionId, answer, problem] of wrong) {
    const { status, body } = await pay(randomUUID(), [{ questionId, answer }]);
    expect({ status, ...body.details }, `${questionId}: ${answer}`).toMatchObject({
      status: 400,
      field: 'bookingQuestionsAnswers',
      questionId,
      problem,
    });
  }

  const key = randomUUID();
  const right = {
    day: quote.queryDate,
    hour: '07:30',
    from: 'DE',
    contact: '+4930901820',
    photos: 'ada@mail.example',
    plane: 'LH400',
    vessel: 'Abendstern',
    cabin: 'B204',
    notes: 'First line\nSecond line',
  };
  const answers = Object.entries(right).map(([questionId, answer]) => ({ questionId, answer }));
  expect((await pay(key, answers)).status).toBe(200);
  const text = await operatorsMailAbout(key, arrival);
  for (const words of ['07:30', 'Germany', '+4930901820', 'ada@mail.example', 'LH400', 'Abendstern', 'B204', 'Second line'])
    expect(text).toContain(words);
  expect(text).toContain(formatDay(quote.queryDate, 'en', { dateStyle: 'long' }));
  expect(text).not.toContain(quote.queryDate);
});

it('a question is put, required and answered only where an answer before it says so', async () => {
  const quote = await shopper.quote(forked, forAdults(2));
  const swim = (...each: string[]): Answers => each.map((answer, participant) => ({ questionId: 'swims', participant, answer }));
  const pay = (...answers: Answers) => shopper.pay(randomUUID(), orderFor(quote, { answers }));
  const details = async (...answers: Answers) => (await pay(...answers)).body.details;
  const cruise = (answer: string) => ({ questionId: 'cruise', answer });
  const vessel = { questionId: 'vessel', answer: 'Abendstern' };
  const vest = (participant: number) => ({ questionId: 'vest', participant, answer: '30' });
  const tender = (participant: number) => ({ questionId: 'tender', participant, answer: 'no' });

  expect(await details(...swim('yes', 'yes'), cruise('yes'))).toMatchObject({ questionId: 'vessel', problem: 'required' });
  expect(await details(...swim('yes', 'yes'), cruise('no'), vessel)).toMatchObject({ questionId: 'vessel', problem: 'not_asked' });
  expect(await details(...swim('yes', 'yes'), vessel)).toMatchObject({ questionId: 'vessel', problem: 'not_asked' });
  expect(await details(...swim('yes', 'no'))).toMatchObject({ questionId: 'vest', participant: 1, problem: 'required' });
  expect(await details(...swim('yes', 'no'), vest(0))).toMatchObject({ questionId: 'vest', participant: 1, problem: 'required' });
  expect(await details(...swim('yes', 'no'), vest(0), vest(1))).toMatchObject({ participant: 0, problem: 'not_asked' });
  expect(await details(...swim('yes', 'yes'), tender(1))).toMatchObject({ questionId: 'tender', participant: 1, problem: 'not_asked' });
  expect((await pay(...swim('yes', 'no'), cruise('yes'), vessel, vest(1), tender(0), tender(1))).status).toBe(200);
});

it('the shop is told what a question depends on, and the form of its answer', async () => {
  const { questions, passengersQuestions } = await shopper.details(forked);
  expect(questions.map(({ onlyIf }) => onlyIf)).toEqual([undefined, { question: 'cruise', is: ['yes'] }]);
  expect(passengersQuestions.at(-1)).toMatchObject({ id: 'vest', onlyIf: { question: 'swims', is: ['no'] } });
  const told = (await shopper.details(arrival)).questions;
  expect(told.find(({ id }) => id === 'cabin')?.pattern).toEqual({ matches: '[A-Z]\\d{3}', error: 'As on your card: B204' });
  expect(told.find(({ id }) => id === 'day')?.notAfterVisit).toBe(true);
});

import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import type { RunningServer } from '#backend/server.ts';
import type { CheckoutRequest } from '#contracts/checkout.ts';
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

/** On request, so that its operator gets a mail. */
const ride: Tour = { ...tourOf('poblenou-by-bike-to-the-sea'), requireBookingApproval: true };
const kitchen = tourOf('fideua-from-market-to-table');

let server: RunningServer;
let shopper: Shopper;
beforeAll(async () => {
  server = await startTestServer({ catalogue: { ...content, tours: new Map([ride, kitchen].map((tour) => [tour.tourId, tour])) } });
  shopper = shopperAt(server.url);
});
afterAll(() => server.close());

type Answers = CheckoutRequest['bookingQuestionsAnswers'];
const heights = (...answers: string[]): Answers =>
  answers.map((answer, participant) => ({ questionId: 'body-height', participant, answer }));

it('a number is checked in the unit of its question, and the operator reads it in both', async () => {
  const quote = await shopper.quote(ride, forAdults(2));
  const refused = async (...answers: string[]) =>
    (await shopper.pay(randomUUID(), orderFor(quote, { answers: heights(...answers), onRequest: true }))).body.details;
  expect(await refused('178')).toMatchObject({ questionId: 'body-height', participant: 1, problem: 'required' });
  expect(await refused('178', '5 ft 10 in')).toMatchObject({ questionId: 'body-height', participant: 1, problem: 'not_whole' });
  expect(await refused('59', '178')).toMatchObject({ questionId: 'body-height', participant: 0, problem: 'too_small' });
  expect(await refused('178', '221')).toMatchObject({ questionId: 'body-height', participant: 1, problem: 'too_large' });

  const key = randomUUID();
  const answers = [...heights('178', '154'), { questionId: 'helmet', answer: 'yes' }];
  expect((await shopper.pay(key, orderFor(quote, { answers, onRequest: true }))).status).toBe(200);
  await workOff(server.backend);
  const [booking] = await bookingsOf(server.backend, key);
  const letters = await mailsTo(server.backend, ride.operator.email);
  const texts = await Promise.all(letters.map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ''));
  const text = texts.find((one) => one.includes(booking?.orderNumber ?? 'none')) ?? '';
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

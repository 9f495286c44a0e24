import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '#backend/server.ts';
import { mostItems } from '#contracts/common.ts';
import { getTrip, postTrip } from '#contracts/documented/trip.ts';
import type { TripPatch } from '#contracts/trip.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { pastaOn } from '#tests/support/planned.ts';
import { signedInAt, withToken, type SignedIn } from '#tests/support/signed-in.ts';

let server: RunningServer;
let target: Target;
beforeAll(async () => {
  server = await startTestServer();
  target = { origin: server.url, close: server.close };
});
afterAll(() => server.close());

const asked = ({ id, token }: SignedIn) => ({ query: { subjectId: id }, headers: withToken(token) });
const change = (who: SignedIn, data: TripPatch) => call(target, postTrip, { ...asked(who), body: { data } });
const refused = (who: SignedIn, data: unknown) => refusal(target, postTrip, { ...asked(who), body: { data } });
const tripOf = async (who: SignedIn) => (await call(target, getTrip, asked(who))).body?.data ?? {};
const many = (count: number): TripPatch =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [randomUUID(), pastaOn('2027-01-01', index + 1)]));

it('adds, leaves what is not named, changes in its place, and takes out', async () => {
  const person = await signedInAt(server);
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  await change(person, { [third]: pastaOn('2027-01-03'), [first]: pastaOn('2027-01-01') });
  const { body } = await change(person, { [second]: { ...pastaOn('2027-01-02'), options: { language: 'en' } } });
  expect(Object.keys(body?.data ?? {})).toEqual([third, first, second]);
  expect(body?.data[second]).toEqual({ ...pastaOn('2027-01-02'), options: { language: 'en' }, addedAt: expect.any(String) });

  await change(person, { [third]: pastaOn('2027-01-24', 5) });
  expect(Object.entries(await tripOf(person)).map(([id, { queryDate }]) => [id, queryDate])).toEqual([
    [third, '2027-01-24'],
    [first, '2027-01-01'],
    [second, '2027-01-02'],
  ]);

  await change(person, { [first]: null, [randomUUID()]: null });
  expect(Object.keys(await tripOf(person))).toEqual([third, second]);
});

it("is nobody else's, even under the same id", async () => {
  const [one, other] = [await signedInAt(server), await signedInAt(server)];
  const id = randomUUID();
  await change(one, { [id]: pastaOn('2027-01-01') });
  await change(other, { [id]: pastaOn('2027-02-02') });
  await change(other, { [id]: null });
  expect(await tripOf(one)).toMatchObject({ [id]: { queryDate: '2027-01-01' } });
  expect(await tripOf(other)).toEqual({});
});

it('takes as many as one order, and of a patch with more nothing; a whole trip can go for another one', async () => {
  const who = await signedInAt(server);
  const full = many(mostItems);
  await change(who, full);
  expect(await refused(who, many(1))).toMatchObject({
    code: 'invalid_request',
    details: { field: 'data', problem: 'more than 20 wishes' },
  });
  expect(Object.keys(await tripOf(who))).toEqual(Object.keys(full));
  const gone = Object.fromEntries(Object.keys(full).map((id) => [id, null]));
  const another = many(mostItems);
  await change(who, { ...gone, ...another });
  expect(Object.keys(await tripOf(who))).toEqual(Object.keys(another));
});

it('counts devices together that add at the same time', async () => {
  const who = await signedInAt(server);
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => change(who, many(5))));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect(Object.keys(await tripOf(who))).toHaveLength(mostItems);
});

it('names a wish for what the shop does not have, and changes nothing', async () => {
  const who = await signedInAt(server);
  const [good, gone, show] = [randomUUID(), randomUUID(), randomUUID()];
  const unknown = { ...pastaOn('2027-01-01'), tourId: randomUUID() };
  expect(await refused(who, { [good]: pastaOn('2027-01-01'), [gone]: unknown })).toMatchObject({
    code: 'invalid_request',
    details: { field: `data.${gone}`, problem: 'no product of the shop' },
  });
  expect(await refused(who, { [show]: { ...pastaOn('2027-01-01'), productType: 'shows' } })).toMatchObject({ code: 'invalid_request' });
  expect(await refused(who, { [good]: { ...pastaOn('2027-01-01'), queryDate: 'soon' } })).toMatchObject({ code: 'invalid_request' });
  expect(await tripOf(who)).toEqual({});
});

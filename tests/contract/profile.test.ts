import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '#backend/server.ts';
import { userinfo } from '#contracts/documented/identity.ts';
import { getProfile, putProfile } from '#contracts/documented/profile.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { signedInAt, withToken, type SignedIn } from '#tests/support/signed-in.ts';

let server: RunningServer;
let target: Target;
beforeAll(async () => {
  server = await startTestServer();
  target = { origin: server.url, close: server.close };
});
afterAll(() => server.close());

const asked = ({ id, token }: SignedIn, body?: object) => ({ query: { subjectId: id }, headers: withToken(token), body });

it('changes name and language, and the identity provider says so at once', async () => {
  const person = await signedInAt(server);
  expect((await call(target, getProfile, asked(person))).body).toEqual({
    name: 'Ada Byron',
    locale: 'en',
    email: person.email,
    emailVerified: true,
  });
  const changed = { name: 'Ada King, Countess of Lovelace', locale: 'de', email: person.email, emailVerified: true };
  expect((await call(target, putProfile, asked(person, { name: '  Ada King,  Countess of\tLovelace ', locale: 'de' }))).body).toEqual(
    changed,
  );
  expect((await call(target, getProfile, asked(person))).body).toEqual(changed);
  expect((await call(target, userinfo, { headers: withToken(person.token) })).body).toMatchObject({ name: changed.name, locale: 'de' });
});

it('takes neither an empty name nor one that is too long, nor a language without pages', async () => {
  const person = await signedInAt(server);
  for (const name of ['', '   ', 'x'.repeat(101)]) {
    expect(await refusal(target, putProfile, asked(person, { name, locale: 'en' }))).toMatchObject({
      code: 'invalid_request',
      details: { field: 'name' },
    });
  }
  expect(await refusal(target, putProfile, asked(person, { name: 'Ada', locale: 'fr' }))).toMatchObject({
    code: 'invalid_request',
    details: { field: 'locale' },
  });
  expect((await call(target, getProfile, asked(person))).body).toMatchObject({ name: 'Ada Byron', locale: 'en' });
});

it('is shown, but not changed, before the address is confirmed', async () => {
  const person = await signedInAt(server, { isVerified: false });
  expect((await call(target, getProfile, asked(person))).body).toMatchObject({ emailVerified: false });
  expect(await refusal(target, putProfile, asked(person, { name: 'Ada', locale: 'en' }))).toMatchObject({ code: 'email_unverified' });
});

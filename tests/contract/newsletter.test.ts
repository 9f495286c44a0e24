import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribe } from '#contracts/documented/newsletter.ts';
import { call, contractTarget, refusal, type Target } from '#tests/support/contract.ts';

let target: Target;
beforeAll(async () => {
  target = await contractTarget();
});
afterAll(() => target.close());

const params = { listId: 'default' };
const wish = (more: object = {}) => ({ email_address: `${randomUUID()}@example.com`, status: 'pending', language: 'de', ...more });

describe('POST /subscriptions/{listId}', () => {
  it('answers with the address, which is now pending, and again while it is', async () => {
    const body = wish();
    expect((await call(target, subscribe, { params, body })).body).toEqual({ email_address: body.email_address });
    expect((await call(target, subscribe, { params, body })).body).toEqual({ email_address: body.email_address });
  });

  it.each([
    ['an address that is none', { email_address: 'nobody' }, 'email_address'],
    ['no address', { email_address: undefined }, 'email_address'],
    ['a subscription without confirmation', { status: 'subscribed' }, 'status'],
    ['a language that the shop does not have', { language: 'xx' }, 'language'],
  ])('refuses %s', async (_, more, field) => {
    expect(await refusal(target, subscribe, { params, body: wish(more) })).toMatchObject({ code: 'invalid_request', details: { field } });
  });

  it('knows no other list', async () => {
    expect(await refusal(target, subscribe, { params: { listId: 'another' }, body: wish() })).toMatchObject({ code: 'not_found' });
  });

  it('refuses what another site sends', async () => {
    expect(await refusal(target, subscribe, { params, body: wish(), headers: { Origin: 'https://elsewhere.example' } })).toMatchObject({
      code: 'origin_refused',
    });
  });
});

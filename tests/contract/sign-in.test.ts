import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#backend/identity/demo.ts';
import { userinfo } from '#contracts/identity.ts';
import { authorizationOf, newVerifier, openBrowser, signIn } from '#tests/support/browser-session.ts';
import { call, contractTarget, type Target } from '#tests/support/contract.ts';

let target: Target;
beforeAll(async () => { target = await contractTarget(); });
afterAll(() => target.close());

describe('discovery', () => {
  it('offers the code flow with S256 and nothing else', async () => {
    const found = await (await fetch(`${target.origin}/identity/.well-known/openid-configuration`)).json() as Record<string, unknown>;
    expect(found).toMatchObject({
      issuer: `${target.origin}/identity`, response_types_supported: ['code'], code_challenge_methods_supported: ['S256'],
      userinfo_endpoint: `${target.origin}/identity/userinfo`, token_endpoint_auth_methods_supported: ['none'],
    });
  });
});

describe('sign-in', () => {
  it('leads from the form to tokens, and tokens to who it is', async () => {
    const tokens = await signIn(target.origin, 'concierge@demo.example', demoPassword);
    expect(tokens.scope.split(' ').sort()).toEqual(['bookings:concierge:read-only', 'bookings:concierge:read-write', 'email', 'openid', 'profile']);
    const { body } = await call(target, userinfo, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect(body).toMatchObject({ name: 'Demo Concierge', email: 'concierge@demo.example', email_verified: true, organizations: [expect.any(String)] });
  });

  it('shows the form again for a wrong password, with what was typed', async () => {
    const browser = openBrowser(target.origin, 'de');
    const form = await browser.open(authorizationOf(target.origin, newVerifier().challenge));
    expect(form.html).toContain('<html lang="de">');
    const again = await browser.submit(form, 'Anmelden', { email: 'shopper@demo.example', password: 'wrong' });
    expect(again.status).toBe(401);
    expect(again.html).toContain('value="shopper@demo.example"');
  });
});

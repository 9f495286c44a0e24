import { expect, test } from 'vitest';
import { hashPassword, isPassword } from '#backend/identity/passwords.ts';
import { passwordProblem } from '#backend/identity/password-policy.ts';

test.each([
  ['', 'password'],
  ['1234567', 'short'],
  ['12345678', 'common'],
  ['PASSWORT123', 'common'],
  ['!!!!!!!!!', 'common'],
  ['x'.repeat(129), 'long'],
  ['Ada Byron', 'personal'],
  ['ada.byron', 'personal'],
  ['ada.byron@example.com', 'personal'],
  ['a quiet harbour', undefined],
  ['gr8-harb', undefined],
  ['ab'.repeat(64), undefined],
])('%s is refused as %s', (password, problem) => {
  expect(passwordProblem(password, ['Ada Byron', 'ada.byron@example.com'])).toBe(problem);
});

test('a hash is argon2id with the cost that OWASP advises, and another each time', async () => {
  const [one, other] = [await hashPassword('a quiet harbour'), await hashPassword('a quiet harbour')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  expect([
    await isPassword('a quiet harbour', one),
    await isPassword('a loud harbour', one),
    await isPassword('a quiet harbour', undefined),
  ]).toEqual([true, false, false]);
});

test('a letter counts the same, however the keyboard composes it', async () => {
  expect(await isPassword('Ku\u0308ste und Meer', await hashPassword('K\u00fcste und Meer'))).toBe(true);
});

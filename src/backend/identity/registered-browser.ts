import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { verifyEmail } from '#contracts/email-verification.ts';
import { embeddedBase } from '#contracts/endpoint.ts';
import type { Backend } from '../backend.ts';
import { isSame, sign } from '../db/secret.ts';
import { verificationHours } from './account-mails.ts';

const name = 'registered';
/** Goes to the one call that reads it. */
const path = embeddedBase[verifyEmail.service] + verifyEmail.path;

const valueFor = ({ signingKey }: Pick<Backend, 'signingKey'>, accountId: string): string => sign(signingKey, `registered ${accountId}`);

/** Marks the browser that registers. @param accountId absent where the address had an account: the browser is told nothing of it */
export function markBrowser(c: Context, backend: Pick<Backend, 'signingKey' | 'config'>, accountId: string = randomUUID()): void {
  setCookie(c, name, valueFor(backend, accountId), {
    path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: backend.config.siteUrl.startsWith('https:'),
    maxAge: verificationHours * 3600,
  });
}

/** Whether this browser made the account, and no other since. */
export function hasRegistered(c: Context, backend: Pick<Backend, 'signingKey'>, accountId: string): boolean {
  return isSame(getCookie(c, name) ?? '', valueFor(backend, accountId));
}

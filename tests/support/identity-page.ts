import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { clientId, requestedScopes } from '#contracts/identity.ts';
import type { Locale } from '#contracts/common.ts';

const challenge = createHash('sha256').update('a verifier that only the test knows, and long enough').digest('base64url');

/** Opens the sign-in form as the shop does. @returns its status */
export async function openSignIn(page: Page, locale: Locale, more: Record<string, string> = {}): Promise<number | undefined> {
  const origin = process.env.LANDFALL_URL ?? '';
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: `${origin}/oauth/callback`,
    scope: requestedScopes.join(' '),
    state: 'a-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ui_locales: locale,
    ...more,
  });
  return (await page.goto(`/identity/auth?${query.toString()}`))?.status();
}

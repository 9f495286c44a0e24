import type { Locale } from '#contracts/common.ts';
import { subscribe } from '#contracts/newsletter.ts';
import { request } from './request.ts';
import { newsletterListId } from './service-urls.ts';

/** Requirements 7. @returns whether a mail is on its way; false for an address that is subscribed already */
export async function postSubscription(email: string, language: Locale): Promise<boolean> {
  const answer = await request(subscribe, {
    params: { listId: newsletterListId },
    body: { email_address: email, status: 'pending', language },
  });
  return answer.email_address !== undefined;
}

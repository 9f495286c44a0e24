import * as v from 'valibot';
import { locale } from './common.ts';
import { emailAddress } from './email-address.ts';
import { endpoint } from './endpoint.ts';

/** Requirements 7, in the manner of Mailchimp's list members. */
export const subscribe = endpoint({
  service: 'newsletter',
  method: 'POST',
  path: '/subscriptions/{listId}',
  params: v.object({ listId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  body: v.object({ email_address: emailAddress, status: v.literal('pending'), language: locale }),
  response: v.object({ email_address: v.optional(v.string()) }),
});

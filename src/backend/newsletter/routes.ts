import { Hono } from 'hono';
import * as v from 'valibot';
import { emailAddress } from '#contracts/email-address.ts';
import { subscribe } from '#contracts/documented/newsletter.ts';
import { formPath, newsletterTarget, type NewsletterOutcome } from '#domain/newsletter.ts';
import type { Backend } from '../backend.ts';
import { offeredLocale } from '../http/language.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/reply.ts';
import { askFor, type Wish } from './subscriptions.ts';

/** For each client address: nobody subscribes more often, and each of them may cost a stranger a mail. */
const postsPerMinute = 20;
const remoteTimeout = 10_000;

/**
 * The same question to the service that NEWSLETTER_URL names.
 * @throws TypeError, DOMException or ValiError when it gives no answer to the contract
 */
async function askRemote(baseUrl: string, { listId, email, language }: Wish): Promise<'pending' | 'subscribed'> {
  const response = await fetch(`${baseUrl}/subscriptions/${encodeURIComponent(listId)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ email_address: email, status: 'pending', language }),
    signal: AbortSignal.timeout(remoteTimeout),
  });
  if (!response.ok) throw new Error(`the newsletter service answered ${response.status}`);
  const { email_address: address } = v.parse(subscribe.response, await response.json());
  return address === undefined ? 'subscribed' : 'pending';
}

/** The newsletter service, and the plain form that does without JavaScript. */
export function newsletterRoutes(backend: Backend): Hono {
  const { brand, config, clock, log } = backend;
  const app = new Hono();
  if (config.rateLimits) {
    const limit = rateLimit({ writes: postsPerMinute, trustProxy: config.trustProxy, clock });
    app.use('/api/newsletter/*', limit);
    app.use(formPath, limit);
  }

  route(app, subscribe, async ({ params: { listId }, body: { email_address: email, language } }) => {
    if (listId !== config.newsletterListId) throw new Refusal('not_found');
    return (await askFor(backend, { listId, email, language })) === 'pending' ? { email_address: email } : {};
  });

  app.post(formPath, async (c) => {
    const form = await c.req.parseBody();
    const { language: wished } = form;
    const language = offeredLocale(typeof wished === 'string' ? wished : undefined, brand.locales);
    const to = (outcome: NewsletterOutcome): Response => c.redirect(newsletterTarget(language, outcome), 303);
    const email = v.safeParse(emailAddress, form['email_address']);
    if (!email.success) return to('invalid');
    const wish = { listId: config.newsletterListId, email: email.output, language };
    try {
      const standing = config.newsletterUrl ? await askRemote(config.newsletterUrl, wish) : await askFor(backend, wish);
      return to(standing === 'pending' ? 'success' : 'duplicate');
    } catch (error) {
      log.error({ err: error }, 'a subscription failed');
      return to('failure');
    }
  });

  return app;
}

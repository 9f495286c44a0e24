import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { subscriptions } from '../db/newsletter-schema.ts';
import { offeredLocale } from '../http/language.ts';
import type { Job } from '../jobs/job.ts';
import { confirmationLetter } from './confirmation-letter.ts';
import { send } from '../mail/send.ts';
import { tokenPath } from './links.ts';

/** `tokenHash`: which mail of the subscription; each one that is asked for ends the links of the one before. */
type Asked = { subscriptionId: string; tokenHash: string };

const isThis = ({ subscriptionId, tokenHash }: Asked) => and(eq(subscriptions.id, subscriptionId), eq(subscriptions.tokenHash, tokenHash));

/** The first half of the double opt-in. The token is forgotten with the mail; its hash stays. */
export const confirmationMail: Job<Asked> = {
  kind: 'newsletter_mail',
  queue: 'mail',
  async work(backend: Backend, asked) {
    const [subscription] = await backend.db.select().from(subscriptions).where(isThis(asked));
    const token = subscription?.unsentToken;
    if (!subscription || !token) return;
    const link = (what: 'confirm' | 'unsubscribe') => backend.config.siteUrl + tokenPath(what, token);
    await send(backend, {
      id: `newsletter.${subscription.id}.${token.slice(0, 8)}`,
      to: { name: '', address: subscription.email },
      letter: confirmationLetter(offeredLocale(subscription.language, backend.brand.locales), {
        confirm: link('confirm'),
        unsubscribe: link('unsubscribe'),
      }),
    });
    await backend.db.update(subscriptions).set({ unsentToken: null }).where(isThis(asked));
  },
};

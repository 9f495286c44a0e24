import type { Locale } from '#contracts/common.ts';
import { paths } from './routes.ts';

/** What becomes of a subscription: requirements 8, an address that is none, and a browser without a connection. */
export const newsletterOutcomes = ['success', 'duplicate', 'failure', 'invalid', 'offline'] as const;
export type NewsletterOutcome = (typeof newsletterOutcomes)[number];

/** Where the form goes without JavaScript. */
export const formPath = '/newsletter/subscriptions';

export const outcomeId = (outcome: NewsletterOutcome): string => `newsletter-${outcome}`;

/** The page that says so: its message shows by `:target`. */
export const newsletterTarget = (locale: Locale, outcome: NewsletterOutcome): string => `${paths.newsletter(locale)}#${outcomeId(outcome)}`;

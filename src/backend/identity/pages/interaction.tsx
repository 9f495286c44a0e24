import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errors, type InteractionResult } from 'oidc-provider';
import type { Locale } from '#contracts/common.ts';
import { identityProblemMessages } from '#i18n/identity-problems/index.ts';
import type { Backend } from '../../backend.ts';
import { answerPage } from '../../http/own-page.tsx';
import { addressOf } from '../../http/rate-limit.ts';
import { Refusal } from '../../http/refusal.ts';
import { sendRetryAfter } from '../../http/retry-after.ts';
import { emailKey } from '../accounts.ts';
import { attemptsOf, type Attempts } from '../attempts.ts';
import { interactionPaths } from '../links.ts';
import { localeOf } from '../provider-pages.tsx';
import type { Problems } from './form.tsx';
import { typedIn, type Typed } from './input.ts';
import type { signInPage, Shown } from './pages.tsx';

export type Bindings = { Bindings: HttpBindings };
type Draw = typeof signInPage;
export type Begun = { locale: Locale; links: Shown['links']; uid: string };
export type Submitted = Begun & { typed: Typed };
type AttemptKind = Parameters<Attempts['count']>[0];

/** What the forms of one sign-in share: whose it is, how it goes on, and how often it may be tried. */
export function interactionOf(backend: Pick<Backend, 'brand' | 'identity' | 'config' | 'clock'>) {
  const { brand, identity, config } = backend;
  const attempts = attemptsOf(backend);
  const attemptOf = (c: Context, email: string) => ({ address: addressOf(c, config.trustProxy), email: emailKey(email) });

  /** @throws SessionNotFound when there is no such sign-in, or it is another browser's */
  async function begun(c: Context<Bindings>): Promise<Begun> {
    const { uid, params } = await identity.interactionDetails(c.env.incoming, c.env.outgoing);
    if (uid !== c.req.param('uid')) throw new errors.SessionNotFound('of another window');
    return { uid, locale: localeOf(params['ui_locales'], c.req.header('Accept-Language'), brand.locales), links: interactionPaths(uid) };
  }

  async function submitted(c: Context<Bindings>): Promise<Submitted> {
    return { ...(await begun(c)), typed: typedIn(await c.req.parseBody()) };
  }

  async function finish(c: Context<Bindings>, result: InteractionResult): Promise<Response> {
    return c.redirect(await identity.interactionResult(c.env.incoming, c.env.outgoing, result, { mergeWithLastSubmission: false }), 303);
  }

  /** Draws a form again, with what was typed and what is wrong with it. */
  const again = (
    c: Context,
    draw: Draw,
    { locale, links, typed: { email, name, remember } }: Submitted,
    problems: Problems,
    status: ContentfulStatusCode = 400,
  ): Response => answerPage(c, draw(brand, { locale, links, typed: { email, name, remember }, problems }), status);

  /** Counts an attempt of an address. @returns the form, refused, when there were too many */
  function tooMany(c: Context, kind: AttemptKind, draw: Draw, given: Submitted): Response | undefined {
    try {
      attempts.count(kind, attemptOf(c, given.typed.email));
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const minutes = sendRetryAfter(c, error) ?? 1;
      return again(c, draw, given, { form: identityProblemMessages(given.locale).tooMany(minutes) }, 429);
    }
  }

  const forgive = (c: Context, kind: AttemptKind, email: string): void => attempts.forgive(kind, attemptOf(c, email));

  return { begun, submitted, finish, again, tooMany, forgive };
}

export type Interaction = ReturnType<typeof interactionOf>;

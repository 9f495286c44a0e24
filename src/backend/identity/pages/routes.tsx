import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errors, type InteractionResult } from 'oidc-provider';
import type { Locale } from '#contracts/common.ts';
import type { Backend } from '../../backend.ts';
import { chooseLocale } from '../../http/language.ts';
import { answerPage } from '../../http/own-page.tsx';
import { addressOf } from '../../http/rate-limit.ts';
import { Refusal } from '../../http/refusal.ts';
import { onError } from '../../http/reply.ts';
import { emailKey } from '../accounts.ts';
import { attemptsOf } from '../attempts.ts';
import { interactionPaths } from '../links.ts';
import { localeOf } from '../provider-pages.tsx';
import { forgotten, register } from '../register.ts';
import { markBrowser } from '../registered-browser.ts';
import { signIn } from '../sign-in.ts';
import { credentialsProblem, forgottenProblems, registerProblems, signInProblems, typedIn, type Typed } from './input.ts';
import { noticePage } from './notice-page.tsx';
import { forgottenPage, registerPage, signInPage, type Shown } from './pages.tsx';
import { identityMessages } from '#i18n/identity/index.ts';
import { identityProblemMessages } from '#i18n/identity-problems/index.ts';

type Bindings = { Bindings: HttpBindings };
type Draw = typeof signInPage;
type Begun = { locale: Locale; links: Shown['links']; uid: string };
type Submitted = Begun & { typed: Typed };

const paths = interactionPaths(':uid');

/**
 * Sign-in, registration and forgotten password: plain forms within an authorization request, which the cookie of the interaction tells
 * apart.
 */
export function interactionRoutes(backend: Backend): Hono<Bindings> {
  const { brand, identity, config } = backend;
  const attempts = attemptsOf(backend);
  const app = new Hono<Bindings>();

  /** @throws SessionNotFound when there is no such sign-in, or it is another browser's */
  async function begun(c: Context<Bindings>): Promise<Begun> {
    const { uid, params } = await identity.interactionDetails(c.env.incoming, c.env.outgoing);
    if (uid !== c.req.param('uid')) throw new errors.SessionNotFound('of another window');
    return { uid, locale: localeOf(params['ui_locales'], c.req.header('Accept-Language'), brand.locales), links: interactionPaths(uid) };
  }

  async function finish(c: Context<Bindings>, result: InteractionResult): Promise<Response> {
    return c.redirect(await identity.interactionResult(c.env.incoming, c.env.outgoing, result, { mergeWithLastSubmission: false }), 303);
  }

  /** Draws the form again, with what was typed and what is wrong with it. */
  const again = (
    c: Context,
    draw: Draw,
    { typed: { email, name }, ...submitted }: Submitted,
    problems: Shown['problems'],
    status: ContentfulStatusCode = 400,
  ) => answerPage(c, draw(brand, { ...submitted, typed: { email, name }, ...(problems && { problems }) }), status);

  async function submitted(c: Context<Bindings>): Promise<Submitted> {
    return { ...(await begun(c)), typed: typedIn(await c.req.parseBody()) };
  }

  const attemptOf = (c: Context, { typed: { email } }: Submitted) => ({ address: addressOf(c, config.trustProxy), email: emailKey(email) });

  /** @returns the form, refused, when there were too many attempts */
  function tooMany(c: Context, what: 'signIn' | 'mail', draw: Draw, given: Submitted): Response | undefined {
    try {
      attempts.count(what, attemptOf(c, given));
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const seconds = Number(error.details?.['retryAfter']);
      c.header('Retry-After', String(seconds));
      return again(c, draw, given, { form: identityProblemMessages(given.locale).tooMany(Math.ceil(seconds / 60)) }, 429);
    }
  }

  for (const [path, draw] of [
    [paths.signIn, signInPage],
    [paths.register, registerPage],
    [paths.forgotten, forgottenPage],
  ] as const) {
    app.get(path, async (c) => answerPage(c, draw(brand, await begun(c))));
  }

  app.post(paths.signIn, async (c) => {
    const form = await c.req.parseBody();
    const given = { ...(await begun(c)), typed: typedIn(form) };
    const problems = signInProblems(given.locale, given.typed);
    if (Object.keys(problems).length > 0) return again(c, signInPage, given, problems);
    const refused = tooMany(c, 'signIn', signInPage, given);
    if (refused) return refused;
    const account = await signIn(backend, given.typed.email, given.typed.password);
    if (!account) return again(c, signInPage, given, credentialsProblem(given.locale), 401);
    attempts.forgive('signIn', attemptOf(c, given));
    return finish(c, { login: { accountId: account.id, remember: form['remember'] === 'yes' } });
  });

  app.post(paths.register, async (c) => {
    const given = await submitted(c);
    const problems = registerProblems(given.locale, given.typed);
    if (Object.keys(problems).length > 0) return again(c, registerPage, given, problems);
    const refused = tooMany(c, 'mail', registerPage, given);
    if (refused) return refused;
    markBrowser(c, backend, await register(backend, { ...given.typed, locale: given.locale }));
    return answerPage(
      c,
      signInPage(brand, {
        ...given,
        typed: { email: given.typed.email },
        notice: identityMessages(given.locale).registered({ email: given.typed.email }),
      }),
    );
  });

  app.post(paths.forgotten, async (c) => {
    const given = await submitted(c);
    const problems = forgottenProblems(given.locale, given.typed);
    if (Object.keys(problems).length > 0) return again(c, forgottenPage, given, problems);
    const refused = tooMany(c, 'mail', forgottenPage, given);
    if (refused) return refused;
    await forgotten(backend, given.typed.email);
    return answerPage(
      c,
      signInPage(brand, {
        ...given,
        typed: { email: given.typed.email },
        notice: identityMessages(given.locale).sent({ email: given.typed.email }),
      }),
    );
  });

  app.post(paths.abort, async (c) => {
    await begun(c);
    return finish(c, { error: 'access_denied', error_description: 'sign-in was left' });
  });

  app.onError((error, c) => {
    if (!(error instanceof errors.SessionNotFound)) return onError(backend.log)(error, c);
    return answerPage(c, noticePage(brand, chooseLocale(c.req.header('Accept-Language'), brand.locales), 'expired'), 400);
  });

  return app;
}

import { Hono } from 'hono';
import { errors } from 'oidc-provider';
import { identityMessages } from '#i18n/identity/index.ts';
import type { Backend } from '../../backend.ts';
import { chooseLocale } from '../../http/language.ts';
import { answerPage } from '../../http/own-page.tsx';
import { onError } from '../../http/reply.ts';
import { interactionPaths } from '../links.ts';
import { forgotten, register } from '../register.ts';
import { markBrowser } from '../registered-browser.ts';
import { signIn } from '../sign-in.ts';
import { addCodeRoutes } from './code-routes.tsx';
import { credentialsProblem, forgottenProblems, registerProblems, signInProblems } from './input.ts';
import { interactionOf, type Bindings } from './interaction.tsx';
import { noticePage } from './notice-page.tsx';
import { forgottenPage, registerPage, signInPage } from './pages.tsx';

const paths = interactionPaths(':uid');

/**
 * Sign-in, by password or mailed code, registration and forgotten password: plain forms within an authorization request, which the cookie
 * of the interaction tells apart.
 */
export function interactionRoutes(backend: Backend): Hono<Bindings> {
  const { brand } = backend;
  const interaction = interactionOf(backend);
  const { begun, submitted, finish, again, tooMany, forgive } = interaction;
  const app = new Hono<Bindings>();

  for (const [path, draw] of [
    [paths.signIn, signInPage],
    [paths.register, registerPage],
    [paths.forgotten, forgottenPage],
  ] as const) {
    app.get(path, async (c) => answerPage(c, draw(brand, await begun(c))));
  }

  app.post(paths.signIn, async (c) => {
    const given = await submitted(c);
    const { email, password } = given.typed;
    const problems = signInProblems(given.locale, given.typed);
    if (Object.keys(problems).length > 0) return again(c, signInPage, given, problems);
    const refused = tooMany(c, 'signIn', signInPage, given);
    if (refused) return refused;
    const account = await signIn(backend, email, password);
    if (!account) return again(c, signInPage, given, credentialsProblem(given.locale), 401);
    forgive(c, 'signIn', email);
    return finish(c, { login: { accountId: account.id, remember: given.typed.remember } });
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

  addCodeRoutes(app, backend, interaction);

  app.onError((error, c) => {
    if (!(error instanceof errors.SessionNotFound)) return onError(backend.log)(error, c);
    return answerPage(c, noticePage(brand, chooseLocale(c.req.header('Accept-Language'), brand.locales), 'expired'), 400);
  });

  return app;
}

import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import { answerPage } from '../../http/own-page.tsx';
import { askForCode, findCode, takeCode } from '../codes/codes.ts';
import { interactionPaths } from '../links.ts';
import { codePage } from './code-page.tsx';
import { codeProblems, codeRefused, forgottenProblems } from './input.ts';
import type { Bindings, Interaction } from './interaction.tsx';
import { signInPage } from './pages.tsx';

const paths = interactionPaths(':uid');

/** Sign-in by a code that is mailed. What is answered depends on what was asked in this browser, never on who has an account. */
export function addCodeRoutes(app: Hono<Bindings>, backend: Backend, { begun, submitted, finish, again, tooMany }: Interaction): void {
  const { brand, db } = backend;

  app.post(paths.mailCode, async (c) => {
    const given = await submitted(c);
    const { email, remember } = given.typed;
    const problems = forgottenProblems(given.locale, given.typed);
    if (Object.keys(problems).length > 0) return again(c, signInPage, given, problems);
    const refused = tooMany(c, 'mail', signInPage, given);
    if (refused) return refused;
    await askForCode(backend, given.uid, { email, locale: given.locale, remember });
    return c.redirect(given.links.code, 303);
  });

  app.get(paths.code, async (c) => {
    const shown = await begun(c);
    const asked = await findCode(db, shown.uid);
    return asked ? answerPage(c, codePage(brand, { ...shown, typed: asked })) : c.redirect(shown.links.signIn, 303);
  });

  app.post(paths.code, async (c) => {
    const sent = await submitted(c);
    const { uid, locale } = sent;
    const asked = await findCode(db, uid);
    if (!asked) return again(c, signInPage, sent, codeRefused(locale, 'stale'), 401);
    const given = { ...sent, typed: { ...sent.typed, email: asked.email, remember: asked.remember } };
    const problems = codeProblems(locale, given.typed);
    if (Object.keys(problems).length > 0) return again(c, codePage, given, problems);
    const refused = tooMany(c, 'code', codePage, given);
    if (refused) return refused;
    const taken = await takeCode(backend, uid, given.typed.code);
    if (taken === 'wrong') return again(c, codePage, given, codeRefused(locale, taken), 401);
    if (taken === 'stale') return again(c, signInPage, given, codeRefused(locale, taken), 401);
    return finish(c, { login: { accountId: taken.account.id, remember: taken.remember } });
  });
}

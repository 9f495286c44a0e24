import { Hono, type Context } from 'hono';
import type { Backend } from '../../backend.ts';
import { chooseLocale, offeredLocale } from '../../http/language.ts';
import { answerPage } from '../../http/own-page.tsx';
import { findReset, type AccountMail } from '../account-mails.ts';
import { readAccount, type StoredAccount } from '../accounts.ts';
import { resetPath } from '../links.ts';
import { reset } from '../reset.ts';
import { resetProblems, typedIn } from './input.ts';
import { noticePage, resetPage } from './pages.tsx';

const path = resetPath('').split('?')[0] ?? '';

/** Where the link of a mail leads that lets someone choose a new password. A GET uses nothing up: mail programs open links by themselves. */
export function resetRoutes(backend: Backend): Hono {
  const { brand } = backend;
  const app = new Hono();

  async function linked(c: Context): Promise<{ mail: AccountMail; account: StoredAccount } | undefined> {
    const mail = await findReset(backend, c.req.query('token') ?? '');
    const account = mail && (await readAccount(backend, mail.accountId));
    return mail && account && { mail, account: { ...account, locale: offeredLocale(account.locale, brand.locales) } };
  }

  const stale = (c: Context): Response =>
    answerPage(c, noticePage(brand, chooseLocale(c.req.header('Accept-Language'), brand.locales), 'staleLink'), 404);

  app.get(path, async (c) => {
    const found = await linked(c);
    return found ? answerPage(c, resetPage(brand, found.account.locale)) : stale(c);
  });

  app.post(path, async (c) => {
    const found = await linked(c);
    if (!found) return stale(c);
    const { locale, email, name } = found.account;
    const { password } = typedIn(await c.req.parseBody());
    const problems = resetProblems(locale, password, [email, name]);
    if (Object.keys(problems).length > 0) return answerPage(c, resetPage(brand, locale, problems), 400);
    return (await reset(backend, found.mail, password)) ? answerPage(c, noticePage(brand, locale, 'changed')) : stale(c);
  });

  return app;
}

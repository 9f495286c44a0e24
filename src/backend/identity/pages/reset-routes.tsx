import { Hono, type Context } from 'hono';
import type { Backend } from '../../backend.ts';
import { chooseLocale, offeredLocale } from '../../http/language.ts';
import { answerPage } from '../../http/own-page.tsx';
import { findReset, type AccountMail } from '../account-mails.ts';
import { readAccount, type StoredAccount } from '../accounts.ts';
import { resetPath } from '../links.ts';
import { isUnclaimed, reset } from '../reset.ts';
import type { WhenVerified } from '../verification.ts';
import { resetProblems, typedIn } from './input.ts';
import { noticePage } from './notice-page.tsx';
import { resetPage } from './pages.tsx';

const path = resetPath('').split('?')[0] ?? '';

/**
 * Where the link of a mail leads that lets someone choose a new password. A GET uses nothing up: mail programs open links by themselves.
 * @param whenClaimed what else happens to an account whose address nobody had confirmed
 */
export function resetRoutes(backend: Backend, whenClaimed: WhenVerified): Hono {
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
    return found ? answerPage(c, resetPage(brand, found.account.locale, { asksName: isUnclaimed(found.account) })) : stale(c);
  });

  app.post(path, async (c) => {
    const found = await linked(c);
    if (!found) return stale(c);
    const { account } = found;
    const { locale, email } = account;
    const asksName = isUnclaimed(account);
    const typed = typedIn(await c.req.parseBody());
    const given = asksName ? typed : { ...typed, name: account.name };
    const problems = resetProblems(locale, email, given, asksName);
    if (Object.keys(problems).length > 0)
      return answerPage(c, resetPage(brand, locale, { asksName, typedName: typed.name, problems }), 400);
    return (await reset(backend, found, given, whenClaimed)) ? answerPage(c, noticePage(brand, locale, 'changed')) : stale(c);
  });

  return app;
}

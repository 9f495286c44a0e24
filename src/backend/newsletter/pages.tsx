import { Hono, type Context } from 'hono';
import type { BrandFacts } from '#contracts/brand.ts';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import type { Backend } from '../backend.ts';
import { chooseLocale, offeredLocale } from '../http/language.ts';
import { ownPage } from '../http/own-page.tsx';
import { tokenPath } from './links.ts';
import { confirm, findByToken, unsubscribe, type Subscription } from './subscriptions.ts';
import { newsletterPageMessages } from '#i18n/newsletter-pages/index.ts';

const tokenOf = (c: Context): string => c.req.query('token') ?? '';

const home = (locale: Locale) => (
  <p>
    <a href={paths.home(locale)}>{newsletterPageMessages(locale).home}</a>
  </p>
);

function unknown(c: Context, brand: BrandFacts): Response {
  const locale = chooseLocale(c.req.header('Accept-Language'), brand.locales);
  const { unknownTitle: title, unknownText: text, again } = newsletterPageMessages(locale);
  return ownPage(
    c,
    brand,
    title,
    <>
      <p>{text}</p>
      <p>
        <a href={paths.newsletter(locale)}>{again}</a>
      </p>
    </>,
    404,
    locale,
  );
}

function gone(c: Context, brand: BrandFacts, locale: Locale): Response {
  const { unsubscribedTitle: title, unsubscribedText: text } = newsletterPageMessages(locale);
  return ownPage(
    c,
    brand,
    title,
    <>
      <p>{text}</p>
      {home(locale)}
    </>,
    200,
    locale,
  );
}

const question = (text: string, button: string) => (
  <>
    <p>{text}</p>
    <form method="post">
      <button type="submit">{button}</button>
    </form>
  </>
);

/** Where the links of a confirmation mail lead. A GET changes nothing: mail programs open links by themselves. */
export function newsletterPages(backend: Backend): Hono {
  const { brand } = backend;
  const app = new Hono();
  const languageOf = (found: Subscription): Locale => offeredLocale(found.language, brand.locales);

  app.get('/newsletter/confirm', async (c) => {
    const found = await findByToken(backend, tokenOf(c));
    if (!found) return unknown(c, brand);
    const { email, status } = found;
    const language = languageOf(found);
    const say = newsletterPageMessages(language);
    if (status === 'unsubscribed') return gone(c, brand, language);
    if (status === 'pending')
      return ownPage(c, brand, say.confirmTitle, question(say.confirmText({ email }), say.confirmButton), 200, language);
    return ownPage(
      c,
      brand,
      say.confirmedTitle,
      <>
        <p>{say.confirmedText}</p>
        {home(language)}
        <p>
          <a href={tokenPath('unsubscribe', tokenOf(c))}>{say.leave}</a>
        </p>
      </>,
      200,
      language,
    );
  });

  app.post('/newsletter/confirm', async (c) => {
    const found = await findByToken(backend, tokenOf(c));
    if (!found) return unknown(c, brand);
    await confirm(backend, found.id);
    return c.redirect(tokenPath('confirm', tokenOf(c)), 303);
  });

  app.get('/newsletter/unsubscribe', async (c) => {
    const found = await findByToken(backend, tokenOf(c));
    if (!found) return unknown(c, brand);
    const language = languageOf(found);
    const { unsubscribeTitle: title, unsubscribeText: text, unsubscribeButton: button } = newsletterPageMessages(language);
    return found.status === 'unsubscribed'
      ? gone(c, brand, language)
      : ownPage(c, brand, title, question(text({ email: found.email }), button), 200, language);
  });

  // One click is enough for a mail program, too (RFC 8058): it sends a form of its own here.
  app.post('/newsletter/unsubscribe', async (c) => {
    const found = await findByToken(backend, tokenOf(c));
    if (!found) return unknown(c, brand);
    await unsubscribe(backend, found.id);
    return c.redirect(`/newsletter/unsubscribed/${languageOf(found)}`, 303);
  });

  for (const locale of brand.locales) app.get(`/newsletter/unsubscribed/${locale}`, (c) => gone(c, brand, locale));

  return app;
}

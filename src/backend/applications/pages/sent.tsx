import type { Context } from 'hono';
import type { BrandFacts } from '#contracts/brand.ts';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { applicationMailMessages } from '#i18n/application-mails/index.ts';
import { applicationMessages } from '#i18n/applications/index.ts';
import { page } from './page.ts';

/** Says that an application has come, and what is next, as the mail does. */
export function sentPage(c: Context, brand: BrandFacts, locale: Locale): Response {
  const say = applicationMessages(locale);
  const { nextTitle, nextRead, nextAsk, nextAgree } = applicationMailMessages(locale);
  const content = (
    <>
      <p className="lead">{say.sentText}</p>
      <h2>{nextTitle}</h2>
      <ol>
        {[nextRead, nextAsk, nextAgree].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{say.sentMail({ email: brand.email })}</p>
      <nav>
        <ul>
          <li>
            <a href={paths.home(locale)}>{say.toShop}</a>
          </li>
        </ul>
      </nav>
    </>
  );
  return page(c, brand, { title: say.sentTitle, content, lang: locale });
}

import type { BrandFacts } from '#contracts/brand.ts';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { identityMessages } from '#i18n/identity/index.ts';
import { drawFormPage } from '../../http/form-page.tsx';

/** A page that only says something. */
export function noticePage(brand: BrandFacts, locale: Locale, what: 'changed' | 'expired' | 'staleLink'): ReturnType<typeof drawFormPage> {
  const say = identityMessages(locale);
  const { title, text } = {
    changed: { title: say.changedTitle, text: say.changedText },
    expired: { title: say.expiredTitle, text: say.expiredText },
    staleLink: { title: say.staleLinkTitle, text: say.staleLinkText },
  }[what];
  return drawFormPage(brand, {
    title,
    lang: locale,
    content: (
      <>
        <p>{text}</p>
        <p>
          <a href={paths.home(locale)}>{say.back}</a>
        </p>
      </>
    ),
  });
}

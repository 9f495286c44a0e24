import type { Context } from 'hono';
import type { BrandFacts } from '#contracts/brand.ts';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { drawFormPage } from './form-page.tsx';
import { Links } from './form-parts.tsx';
import { chooseLocale } from './language.ts';
import { answerPage } from './own-page.tsx';

type Words = { unknownTitle: string; unknown: string; toShop: string };

/** For every link of a mail that leads nowhere: it does not tell why. @param wordsIn of the room that it would lead to */
export function unknownPage(c: Context, { brand }: { brand: BrandFacts }, wordsIn: (locale: Locale) => Words): Response {
  const lang = chooseLocale(c.req.header('accept-language'), brand.locales);
  const say = wordsIn(lang);
  const content = (
    <>
      <p>{say.unknown}</p>
      <Links links={[{ href: paths.home(lang), text: say.toShop }]} />
    </>
  );
  return answerPage(c, drawFormPage(brand, { title: say.unknownTitle, content, lang }), 404);
}

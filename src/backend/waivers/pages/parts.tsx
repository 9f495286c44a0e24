import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { waiverBlocks } from '#domain/waiver.ts';
import { waiverMessages } from '#i18n/waivers/index.ts';
import type { Backend } from '../../backend.ts';
import { drawFormPage } from '../../http/form-page.tsx';
import { Links } from '../../http/form-parts.tsx';
import { chooseLocale } from '../../http/language.ts';
import { answerPage } from '../../http/own-page.tsx';

const style = `
.about { color: var(--ink-soft) }
.people { display: grid; gap: 1rem; list-style: none; margin: 1.5rem 0; padding: 0 }
.people > li { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem 1.25rem }
.people h2 { font-size: 1.1875rem; margin: 0 0 .25rem }
.people p { margin: 0 0 .5rem }
.people label { font-size: .9rem; font-weight: 400; color: var(--ink-soft) }
.people input { font-size: .9rem; text-overflow: ellipsis }
.go { background: var(--primary); border-radius: 999px; color: var(--on-primary); display: inline-block; margin: .25rem 0 .75rem }
.go { font: 650 1.0625rem/1.15 var(--font-display, sans-serif); padding: .8rem 1.35rem; text-decoration: none }
.go:hover { background: var(--primary-strong) }
.text { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; margin: 0 0 1.5rem; padding: 1rem 1.25rem }
.text p, .text ul { margin: 0 0 .75rem }
.text ul { padding-inline-start: 1.25rem }
.text :last-child { margin-bottom: 0 }
.agree { align-items: start; margin-bottom: 1.5rem }
.agree input { margin-top: .15rem }
.drawing { margin: 0 0 1.5rem }
.drawing[hidden] { display: none }
.drawing canvas { background: white; border: 1.5px solid var(--line-strong); border-radius: .375rem; display: block; height: 9rem }
.drawing canvas { touch-action: none; width: 100% }
.drawing button { margin-top: .25rem }
`;

type Drawn = { title: string; content: ReactNode; lang: Locale; status?: ContentfulStatusCode; script?: string };

/** A page of this room, in the brand's looks. It is of one person: nobody keeps it. */
export const page = (c: Context, { brand }: Pick<Backend, 'brand'>, { status = 200, ...drawn }: Drawn): Response =>
  answerPage(c, drawFormPage(brand, { ...drawn, moreStyle: style }), status);

/** The same for every link that leads nowhere: it does not tell why. */
export function unknownPage(c: Context, backend: Backend): Response {
  const lang = chooseLocale(c.req.header('accept-language'), backend.brand.locales);
  const say = waiverMessages(lang);
  const content = (
    <>
      <p>{say.unknown}</p>
      <Links links={[{ href: paths.home(lang), text: say.toShop }]} />
    </>
  );
  return page(c, backend, { title: say.unknownTitle, content, lang, status: 404 });
}

/** The text to be signed. */
export const WaiverText = ({ title, text }: { title: string; text: string }) => (
  <section className="text" aria-label={title}>
    {waiverBlocks(text).map((block, index) =>
      block.kind === 'list' ? (
        <ul key={index}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : (
        <p key={index}>{block.text}</p>
      ),
    )}
  </section>
);

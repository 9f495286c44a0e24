import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Backend } from '../../backend.ts';
import { drawFormPage } from '../../http/form-page.tsx';
import { Links } from '../../http/form-parts.tsx';
import { answerPage } from '../../http/own-page.tsx';

const style = `
.declared { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; margin: 0 0 1.5rem; padding: 1rem 1.25rem }
.declared p { font-weight: 600 }
.declared dl { margin: 0 }
main .dated { color: var(--ink-soft); font-size: .9375rem; margin-top: 1.75rem }
`;

type Drawn = { title: string; content: ReactNode; lang: Locale; status?: ContentfulStatusCode };

/** A page of this room, in the brand's looks. */
export const page = (c: Context, { brand }: Pick<Backend, 'brand'>, { status = 200, ...drawn }: Drawn): Response =>
  answerPage(c, drawFormPage(brand, { ...drawn, moreStyle: style }), status);

type Said = { title: string; text: string; lang: Locale; links: readonly { href: string; text: string }[] };

/** Why there is nothing to withdraw from, and where to go instead. */
export const refusedPage = (c: Context, backend: Pick<Backend, 'brand'>, { title, text, lang, links }: Said): Response =>
  page(c, backend, {
    title,
    content: (
      <>
        <p>{text}</p>
        <Links links={links} />
      </>
    ),
    lang,
    status: 409,
  });

export const Facts = ({ facts }: { facts: readonly { label: string; value: string }[] }) => (
  <dl>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

import type { ReactNode } from 'react';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { BrandFacts } from '#contracts/brand.ts';
import type { Locale } from '#contracts/common.ts';
import { drawFormPage } from '../../http/form-page.tsx';
import { answerPage } from '../../http/own-page.tsx';
import { trapStyle } from './trap.tsx';

const style = `
header p, main { max-width: 36rem }
fieldset { border: 0; border-top: 1px solid var(--line); margin: 0 0 .75rem; min-width: 0; padding: 1.25rem 0 0 }
legend { float: left; font: 700 1.25rem/1.2 var(--font-display, sans-serif); margin: 0 0 1rem; padding: 0; width: 100% }
legend + * { clear: both }
.lead { font-size: 1.15rem; margin: 0 0 1.5rem }
.small { color: var(--ink-soft); font-size: .9rem; margin: .75rem 0 0 }
.hint { font-size: .95rem }
ol { margin: 0 0 1.5rem; padding-left: 1.3rem }
ol li { margin: 0 0 .5rem }
${trapStyle}
`;

/** A page of this room, in the brand's looks. */
export const page = (
  c: Context,
  brand: BrandFacts,
  { title, content, lang, status = 200 }: { title: string; content: ReactNode; lang: Locale; status?: ContentfulStatusCode },
): Response => answerPage(c, drawFormPage(brand, { title, content, lang, moreStyle: style }), status);

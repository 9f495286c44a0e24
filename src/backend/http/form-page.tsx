import type { ReactNode } from 'react';
import type { BrandFacts } from '#contracts/brand.ts';
import type { Locale } from '#contracts/common.ts';
import { drawPage } from './own-page.tsx';

const style = `
header { border-bottom: 1px solid var(--line) }
header p { align-items: center; display: flex; font: 750 1.35rem/1 var(--font-display, sans-serif); gap: .6rem; letter-spacing: -.02em }
header p { margin: 0 auto; max-width: 30rem; min-height: 4rem; padding: .5rem clamp(1rem, .4rem + 2.6vw, 2.5rem) }
header img { height: 2.25rem; width: 2.25rem }
main { max-width: 30rem }
main p { margin: 0 0 1rem }
label { display: block; font-weight: 600; line-height: 1.3 }
.field { margin: 0 0 1.25rem }
.field label { margin-bottom: .25rem }
fieldset { border: 0; margin: 0 0 1.5rem; min-width: 0; padding: 0 }
legend { font-weight: 600; padding: 0 }
main .hint, main .problem { font-size: .9375rem; line-height: 1.35; margin: 0 0 .4rem }
.hint, .optional { color: var(--ink-soft) }
.optional { font-weight: 400 }
.problem { color: var(--danger); font-weight: 600 }
.problem::before { content: '! ' }
.field:has(.problem) { border-left: 4px solid var(--danger); padding-left: .75rem }
:where(input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea) {
  background: var(--card); border: 1.5px solid var(--line-strong); border-radius: .375rem; color: var(--ink);
  font: inherit; line-height: 1.35; min-height: 3rem; padding: .6rem .85rem; width: 100%
}
textarea { min-height: 10rem; resize: vertical }
:is(input:not([type=checkbox], [type=radio]), select, textarea):hover { border-color: var(--ink-soft) }
:is(input:not([type=checkbox], [type=radio]), select, textarea):focus-visible { border-color: var(--secondary); outline-offset: 0 }
main :is(input, select, textarea)[aria-invalid=true] { border-color: var(--danger) }
main input[autocomplete=one-time-code] {
  font: 700 1.75rem/1.2 var(--font-display, sans-serif); font-variant-numeric: tabular-nums; letter-spacing: .3em; min-height: 3.75rem
}
.tick { align-items: center; display: flex; font-weight: 400; gap: .6rem; margin: 0 0 .75rem; min-height: 2.75rem }
.tick input { accent-color: var(--primary); flex: none; height: 1.4rem; margin: 0; width: 1.4rem }
.summary { background: var(--card); border: 3px solid var(--danger); border-radius: .75rem; margin: 0 0 1.5rem; padding: 1rem 1.25rem }
.summary h2 { font-size: 1.1875rem; margin: 0 0 .4rem }
.summary ul { list-style: none; margin: 0; padding: 0 }
.summary a { color: var(--danger); display: inline-block; font-weight: 600; padding: .3rem 0 }
main .notice { background: var(--secondary-tint); border-radius: .75rem; line-height: 1.4; margin: 0 0 1.5rem; padding: .85rem 1rem }
nav ul { list-style: none; margin: 1.5rem 0 0; padding: 0 }
nav a { display: inline-block; font-weight: 600; padding: .6rem 0 }
button { width: 100% }
button.quiet { background: var(--card); border-color: var(--line-strong); color: var(--ink) }
button.quiet:hover { border-color: var(--secondary); color: var(--secondary) }
button.plain { background: none; color: var(--ink-soft); text-decoration: underline; text-underline-offset: .2em }
button.plain:hover { color: var(--secondary) }
form + form, nav + form { margin-top: 1rem }
main .or { align-items: center; color: var(--ink-soft); display: flex; gap: .75rem; margin: 1.25rem 0 1rem }
.or::before, .or::after { background: var(--line); content: ''; flex: 1; height: 1px }
main button + .hint { margin: .5rem 0 0 }
`;

type Page = { title: string; content: ReactNode; lang: Locale; headTitle?: string; script?: string; moreStyle?: string };

/**
 * A page with a form: the brand's mark and name, one narrow column. They are no link: in the popup that signs in, the shop would open a
 * second time.
 */
export const drawFormPage = (brand: BrandFacts, { moreStyle = '', ...page }: Page) =>
  drawPage(brand, {
    ...page,
    extraStyle: style + moreStyle,
    band: (
      <header>
        <p>
          <img src="/favicon.svg" alt="" width={36} height={36} />
          {brand.name}
        </p>
      </header>
    ),
  });

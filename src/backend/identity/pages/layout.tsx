import type { ReactNode } from 'react';
import type { BrandFacts } from '#contracts/brand.ts';
import type { Locale } from '#contracts/common.ts';
import { drawPage } from '../../http/own-page.tsx';

const style = `
header { align-items: center; background: var(--band); color: var(--on-band); display: flex }
header { gap: .6rem; min-height: 4.25rem; padding: .75rem 1.25rem }
header { font: 700 1.2rem/1.2 'Bricolage Grotesque', 'Trebuchet MS', sans-serif }
main { max-width: 30rem }
label { display: block; font-weight: 700 }
.field { margin: 0 0 1.25rem }
.hint, .problem { margin: 0 0 .3rem }
.hint { color: var(--ink-soft) }
.problem { color: var(--primary); font-weight: 700 }
.problem::before { content: '! ' }
input[type=text], input[type=email], input[type=password] {
  background: var(--card); border: 2px solid var(--ink-soft); border-radius: .5rem; color: var(--ink);
  font: inherit; min-height: 2.75rem; padding: .5rem .75rem; width: 100%
}
input[aria-invalid=true] { border-color: var(--primary) }
.tick { align-items: center; display: flex; font-weight: 400; gap: .6rem; margin: 0 0 .75rem; min-height: 2.75rem }
.tick input { height: 1.4rem; width: 1.4rem }
.summary, .notice { background: var(--card); border: 3px solid var(--primary); border-radius: .5rem }
.summary, .notice { margin: 0 0 1.5rem; padding: 1rem 1.25rem }
.notice { border-color: var(--secondary) }
.summary h2 { font-size: 1.1rem; margin: 0 0 .4rem }
.summary ul { margin: 0; padding-left: 1.2rem }
nav ul { list-style: none; margin: 1.5rem 0 0; padding: 0 }
nav a { display: inline-block; padding: .6rem 0 }
button { width: 100% }
button.quiet { background: none; border: 2px solid var(--ink-soft); color: var(--ink); margin-top: 1.5rem }
`;

type Page = { title: string; content: ReactNode; lang: Locale; headTitle?: string; script?: string };

/**
 * A page of the identity provider: the brand's band, one narrow column. The band is no link: in a popup the shop would open a second time.
 */
export const drawIdentityPage = (brand: BrandFacts, page: Page) =>
  drawPage(brand, {
    ...page,
    extraStyle: style,
    band: (
      <header>
        {brand.mark && <img src={brand.mark} alt="" width={40} height={40} />}
        {brand.name}
      </header>
    ),
  });

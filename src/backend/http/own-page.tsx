import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrandFacts } from '#contracts/brand.ts';
import type { Locale } from '#contracts/common.ts';

/** As in the shop's tokens: `onPrimary` is `--on-primary`. */
const coloursOf = (colours: BrandFacts['light']): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${colour}`)
    .join('; ');

/** Of the built pages: the shop's fonts, with what stands in for them. */
const fontsPath = '/fonts.css';

/** Pages that the server draws itself: no script, the shop's fonts and one small style sheet. */
const styleOf = ({ light, dark }: BrandFacts): string => `
:root { color-scheme: light dark; ${coloursOf(light)} }
@media (prefers-color-scheme: dark) { :root { ${coloursOf(dark)} } }
* { box-sizing: border-box }
body { background: var(--paper); color: var(--ink); font: 400 1.0625rem/1.55 var(--font-text, sans-serif); margin: 0 }
body { -webkit-font-smoothing: antialiased; overflow-wrap: break-word }
main { margin: 0 auto; max-width: 60rem; padding: 2rem clamp(1rem, .4rem + 2.6vw, 2.5rem) 4rem }
h1, h2 { font-family: var(--font-display, sans-serif); font-weight: 700; letter-spacing: -.015em; line-height: 1.1; text-wrap: balance }
h1 { font-size: clamp(1.875rem, 1.4rem + 2.1vw, 2.5rem); font-weight: 800; margin: 0 0 1rem }
a { color: var(--secondary); text-underline-offset: .15em }
dl { display: grid; gap: .35rem 1.5rem; grid-template-columns: max-content 1fr; margin: 1.5rem 0 }
dl > div { display: contents }
dt { color: var(--secondary); font-weight: 600 }
dd { margin: 0; overflow-wrap: anywhere }
ul.mails { list-style: none; margin: 0; padding: 0 }
ul.mails li { border-top: 1px solid var(--line); padding: .8rem 0 }
ul.mails a { font-weight: 600 }
ul.mails p { margin: 0 }
button { background: var(--primary); border: 2px solid transparent; border-radius: 999px; color: var(--on-primary); cursor: pointer }
button { font: 650 1.0625rem/1.15 var(--font-display, sans-serif); min-height: 2.75rem; padding: .55rem 1.35rem }
button:hover { background: var(--primary-strong) }
:focus-visible { outline: 3px solid var(--secondary); outline-offset: 3px }
iframe { background: white; border: 1px solid var(--line); border-radius: .75rem; height: 60rem; max-height: 80vh; width: 100% }
pre { background: var(--card); border: 1px solid var(--line); border-radius: .75rem }
pre { overflow-x: auto; padding: 1rem; white-space: pre-wrap }
`;

type Page = { title: string; content: ReactNode; lang: Locale; extraStyle?: string; band?: ReactNode; headTitle?: string; script?: string };

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Draws such a page; `title` is its heading too, unless `headTitle` says more.
 * @param script runs once the page is there, and is the only one that may
 * @returns its markup and the Content Security Policy that it needs
 */
export function drawPage(
  brand: BrandFacts,
  { title, content, lang, extraStyle = '', band, headTitle = title, script }: Page,
): { markup: string; policy: string } {
  const style = styleOf(brand) + extraStyle;
  const markup = renderToStaticMarkup(
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${headTitle} | ${brand.name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={fontsPath} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        {band}
        <main>
          <h1>{title}</h1>
          {content}
        </main>
        {script !== undefined && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>,
  );
  const policy = [
    `default-src 'none'; style-src 'self' ${hashOf(style)}; font-src 'self'`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    `img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  ].join('; ');
  return { markup: `<!doctype html>${markup}`, policy };
}

/** Answers with such a page. */
export function ownPage(
  c: Context,
  brand: BrandFacts,
  title: string,
  content: ReactNode,
  status: ContentfulStatusCode = 200,
  lang: Locale = 'en',
): Response {
  return answerPage(c, drawPage(brand, { title, content, lang }), status);
}

export function answerPage(c: Context, { markup, policy }: ReturnType<typeof drawPage>, status: ContentfulStatusCode = 200): Response {
  c.header('Content-Security-Policy', policy);
  return c.html(markup, status);
}

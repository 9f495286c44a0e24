import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrandFacts } from '#contracts/brand.ts';
import type { Locale } from '#contracts/common.ts';

const coloursOf = ({ paper, card, ink, inkSoft, line, primary, onPrimary, secondary }: BrandFacts['light']): string =>
  [
    `--paper: ${paper}; --card: ${card}; --ink: ${ink}; --ink-soft: ${inkSoft}; --line: ${line}`,
    `--primary: ${primary}; --on-primary: ${onPrimary}; --secondary: ${secondary}`,
  ].join('; ');

/** Pages that the server draws itself: no script, one small style sheet. The band on top is dark in both schemes, as the mark wants it. */
const styleOf = ({ light, dark }: BrandFacts): string => `
:root { color-scheme: light dark; --band: ${light.ink}; --on-band: ${light.paper}; ${coloursOf(light)} }
@media (prefers-color-scheme: dark) { :root { ${coloursOf(dark)} } }
* { box-sizing: border-box }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 'Source Sans 3', 'Segoe UI', system-ui, sans-serif; margin: 0 }
main { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem }
h1 { font: 700 clamp(1.6rem, 4vw, 2.3rem)/1.15 'Bricolage Grotesque', 'Trebuchet MS', sans-serif; margin: 0 0 1rem; text-wrap: balance }
a { color: var(--secondary) }
dl { display: grid; gap: .35rem 1.5rem; grid-template-columns: max-content 1fr; margin: 1.5rem 0 }
dt { color: var(--secondary); font-weight: 700 }
dd { margin: 0; overflow-wrap: anywhere }
ul.mails { list-style: none; margin: 0; padding: 0 }
ul.mails li { border-top: 1px solid var(--line); padding: .8rem 0 }
ul.mails a { font-weight: 700 }
ul.mails p { margin: 0 }
button { background: var(--primary); border: 0; border-radius: .5rem; color: var(--on-primary); cursor: pointer; font: inherit }
button { font-weight: 700; min-height: 2.75rem; padding: .6rem 1.6rem }
:focus-visible { outline: 3px solid var(--secondary); outline-offset: 3px }
iframe { background: white; border: 1px solid var(--line); border-radius: .5rem; height: 60rem; max-height: 80vh; width: 100% }
pre { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; overflow-x: auto; padding: 1rem; white-space: pre-wrap }
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
    `default-src 'none'; style-src ${hashOf(style)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    `img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
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

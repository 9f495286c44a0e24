import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#contracts/common.ts';

/** Pages that the server draws itself, for operators, readers of its mails and developers: no script, one small style sheet. */
const style = `
:root { color-scheme: light dark; --paper: #FBF5EA; --ink: #14262B; --teal: #00796B; --orange: #C2410C; --line: #B9AD98; --card: #FFFFFF }
@media (prefers-color-scheme: dark) { :root { --paper: #10201F; --ink: #F4EDE0; --teal: #6FD0C2; --orange: #FFA474; --line: #4A5B5B; --card: #1A2E2E } }
* { box-sizing: border-box }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 'Source Sans 3', 'Segoe UI', system-ui, sans-serif; margin: 0 }
main { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem }
h1 { font: 700 clamp(1.6rem, 4vw, 2.3rem)/1.15 'Bricolage Grotesque', 'Trebuchet MS', sans-serif; margin: 0 0 1rem; text-wrap: balance }
a { color: var(--teal) }
dl { display: grid; gap: .35rem 1.5rem; grid-template-columns: max-content 1fr; margin: 1.5rem 0 }
dt { color: var(--teal); font-weight: 700 }
dd { margin: 0; overflow-wrap: anywhere }
ul.mails { list-style: none; margin: 0; padding: 0 }
ul.mails li { border-top: 1px solid var(--line); padding: .8rem 0 }
ul.mails a { font-weight: 700 }
ul.mails p { margin: 0 }
button { background: #C2410C; border: 0; border-radius: .5rem; color: #FFFFFF; cursor: pointer; font: inherit; font-weight: 700; min-height: 2.75rem; padding: .6rem 1.6rem }
:focus-visible { outline: 3px solid var(--teal); outline-offset: 3px }
iframe { background: #FFFFFF; border: 1px solid var(--line); border-radius: .5rem; height: 60rem; max-height: 80vh; width: 100% }
pre { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; overflow-x: auto; padding: 1rem; white-space: pre-wrap }
`;

const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Answers with such a page; `title` is its heading too. */
export function ownPage(c: Context, title: string, content: ReactNode, status: 200 | 404 = 200, lang: Locale = 'en'): Response {
  const markup = renderToStaticMarkup(
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | Landfall`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>,
  );
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-store');
  return c.html(`<!doctype html>${markup}`, status);
}

import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrandFacts } from '#contracts/brand.ts';
import { scriptText } from '#domain/structured-data/script-text.ts';
import { BlockView } from './blocks.tsx';
import type { Letter } from './letter.ts';
import { Look, lookOf, Table, useLook, white } from './look.tsx';

/** Read out by mail lists only. */
const hidden: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden' };

/** Content-ID of the picture on top. */
export const bannerId = 'banner@shop';

function Page({ letter, shop, hasBanner }: { letter: Letter; shop: string; hasBanner: boolean }) {
  const { colours, text, display } = useLook();
  return (
    <html lang={letter.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{letter.subject}</title>
        {letter.data?.map((thing, index) => (
          <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(thing) }} />
        ))}
      </head>
      <body style={{ backgroundColor: colours.paper, margin: 0, padding: 0 }}>
        <div role="article" aria-roledescription="email" aria-label={letter.subject} lang={letter.locale}>
          <div style={hidden}>{letter.preview}</div>
          <Table style={{ backgroundColor: colours.paper }}>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <Table style={{ backgroundColor: white, maxWidth: 600 }}>
                  <tr>
                    <td style={{ backgroundColor: colours.ink, padding: '18px 32px' }}>
                      <p style={{ ...display, color: colours.paper, fontSize: 22, lineHeight: 1.2 }}>{shop}</p>
                    </td>
                  </tr>
                  {hasBanner && (
                    <tr>
                      <td>
                        <img src={`cid:${bannerId}`} alt="" width={600} style={{ display: 'block', height: 'auto', width: '100%' }} />
                      </td>
                    </tr>
                  )}
                  <tr>
                    <td style={{ padding: '28px 32px 0' }}>
                      <h1 style={{ ...display, fontSize: 28, lineHeight: 1.2 }}>{letter.heading}</h1>
                    </td>
                  </tr>
                  {letter.blocks.map((block, index) => (
                    <tr key={index}>
                      <td style={{ padding: '20px 32px 0' }}>
                        <BlockView block={block} />
                      </td>
                    </tr>
                  ))}
                  <tr>
                    <td style={{ padding: '32px' }}>
                      <p style={{ ...text, borderTop: `1px solid ${colours.line}`, color: colours.inkSoft, fontSize: 13, paddingTop: 16 }}>
                        {shop}. {letter.footer}
                      </p>
                    </td>
                  </tr>
                </Table>
              </td>
            </tr>
          </Table>
        </div>
      </body>
    </html>
  );
}

/** The letter as an HTML document with styles inline, as mail programs want it. */
export const html = (letter: Letter, brand: BrandFacts, hasBanner: boolean): string =>
  `<!doctype html>${renderToStaticMarkup(
    <Look value={lookOf(brand)}>
      <Page letter={letter} shop={brand.name} hasBanner={hasBanner} />
    </Look>,
  )}`;

import { createContext, useContext, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrandFacts } from '#contracts/brand.ts';
import type { Block, Letter } from './letter.ts';

const white = '#ffffff';

/** The brand's light colours, because few mail programs tell which scheme they show, and the styles made of them. */
function lookOf({ light: colours }: BrandFacts) {
  const text: CSSProperties = {
    fontFamily: "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif",
    color: colours.ink,
    fontSize: 16,
    lineHeight: 1.5,
    margin: 0,
  };
  const display: CSSProperties = {
    ...text,
    fontFamily: "'Bricolage Grotesque', 'Trebuchet MS', 'Segoe UI', Arial, sans-serif",
    fontWeight: 700,
  };
  const caption: CSSProperties = {
    ...text,
    color: colours.secondary,
    fontSize: 12,
    fontWeight: 700,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  };
  return { colours, text, display, caption };
}
const Look = createContext<ReturnType<typeof lookOf> | undefined>(undefined);

function useLook(): ReturnType<typeof lookOf> {
  const look = useContext(Look);
  if (!look) throw new Error('a part of a letter stands outside of its page');
  return look;
}

/** Read out by mail lists only. */
const hidden: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden' };

/** Content-ID of the picture on top. */
export const bannerId = 'banner@shop';

/** Mail programs lay out by tables; `presentation` keeps them from being read out as such. */
const Table = ({ children, style }: { children: ReactNode; style?: CSSProperties }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ borderCollapse: 'collapse', ...style }}>
    <tbody>{children}</tbody>
  </table>
);

function Facts({ facts }: Extract<Block, { kind: 'facts' }>) {
  const { colours, text, caption } = useLook();
  return (
    <Table style={{ backgroundColor: colours.paper }}>
      {facts.map(({ label, value }, index) => (
        <tr key={label}>
          <td style={{ padding: `${index === 0 ? 16 : 6}px 20px ${index === facts.length - 1 ? 16 : 6}px` }}>
            <p style={caption}>{label}</p>
            <p style={{ ...text, fontWeight: 600, overflowWrap: 'anywhere' }}>{value}</p>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Prices({ title, lines, total }: Extract<Block, { kind: 'prices' }>) {
  const { colours, text, caption } = useLook();
  return (
    <>
      <h2 style={{ ...caption, paddingBottom: 6 }}>{title}</h2>
      <Table>
        {lines.map(({ label, amount }) => (
          <tr key={label}>
            <td style={{ padding: '6px 0' }}>
              <p style={text}>{label}</p>
            </td>
            <td align="right" style={{ padding: '6px 0', whiteSpace: 'nowrap' }}>
              <p style={text}>{amount}</p>
            </td>
          </tr>
        ))}
        <tr>
          <td style={{ borderTop: `2px solid ${colours.ink}`, padding: '10px 0 0' }}>
            <p style={{ ...text, fontWeight: 700 }}>{total.label}</p>
          </td>
          <td align="right" style={{ borderTop: `2px solid ${colours.ink}`, padding: '10px 0 0', whiteSpace: 'nowrap' }}>
            <p style={{ ...text, fontSize: 20, fontWeight: 700 }}>{total.amount}</p>
          </td>
        </tr>
      </Table>
    </>
  );
}

function Section({ title, lines, link }: Extract<Block, { kind: 'section' }>) {
  const { colours, text, caption } = useLook();
  return (
    <>
      <h2 style={{ ...caption, paddingBottom: 6 }}>{title}</h2>
      {lines.map((line, index) => (
        <p key={line} style={{ ...text, fontWeight: index === 0 ? 600 : 400 }}>
          {line}
        </p>
      ))}
      {link && (
        <p style={{ ...text, paddingTop: 6 }}>
          <a href={link.url} style={{ color: colours.secondary, fontWeight: 600 }}>
            {link.label}
          </a>
        </p>
      )}
    </>
  );
}

function Buttons({ buttons }: Extract<Block, { kind: 'buttons' }>) {
  const { colours, text } = useLook();
  return (
    <>
      {buttons.map(({ label, url, isQuiet }) => (
        <a
          key={url}
          href={url}
          style={{
            ...text,
            backgroundColor: isQuiet ? white : colours.primary,
            border: `2px solid ${isQuiet ? colours.ink : colours.primary}`,
            borderRadius: 8,
            color: isQuiet ? colours.ink : colours.onPrimary,
            display: 'inline-block',
            fontWeight: 700,
            margin: '0 12px 8px 0',
            padding: '10px 22px',
            textDecoration: 'none',
          }}
        >
          {label}
        </a>
      ))}
    </>
  );
}

function Text({ text }: { text: string }) {
  return <p style={useLook().text}>{text}</p>;
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Text text={block.text} />;
    case 'facts':
      return <Facts {...block} />;
    case 'prices':
      return <Prices {...block} />;
    case 'section':
      return <Section {...block} />;
    case 'buttons':
      return <Buttons {...block} />;
  }
}

function Page({ letter, shop, hasBanner }: { letter: Letter; shop: string; hasBanner: boolean }) {
  const { colours, text, display } = useLook();
  return (
    <html lang={letter.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{letter.subject}</title>
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

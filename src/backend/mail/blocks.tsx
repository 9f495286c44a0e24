import type { Block } from './letter.ts';
import { Table, useLook, white } from './look.tsx';

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
  return <p style={{ ...useLook().text, whiteSpace: 'pre-line' }}>{text}</p>;
}

/** So many characters fit onto a narrow screen in large letters: a code that is typed at once. */
const digits = 6;

function Code({ label, code }: Extract<Block, { kind: 'code' }>) {
  const { colours, display, caption } = useLook();
  return (
    <Table style={{ backgroundColor: colours.paper }}>
      <tr>
        <td style={{ padding: '16px 20px' }}>
          <p style={caption}>{label}</p>
          <p style={{ ...display, fontSize: code.length > digits ? 24 : 36, letterSpacing: '0.12em', lineHeight: 1.3 }}>{code}</p>
        </td>
      </tr>
    </Table>
  );
}

/** One block of a letter, as HTML for mail programs. */
export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Text text={block.text} />;
    case 'code':
      return <Code {...block} />;
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

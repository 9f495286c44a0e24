import { createContext, useContext, type CSSProperties, type ReactNode } from 'react';
import type { BrandFacts } from '#contracts/brand.ts';

export const white = 'white';

/** The brand's light colours, because few mail programs tell which scheme they show, and the styles made of them. */
export function lookOf({ light: colours }: BrandFacts) {
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

export const Look = createContext<ReturnType<typeof lookOf> | undefined>(undefined);

export function useLook(): ReturnType<typeof lookOf> {
  const look = useContext(Look);
  if (!look) throw new Error('a part of a letter stands outside of its page');
  return look;
}

/** Mail programs lay out by tables; `presentation` keeps them from being read out as such. */
export const Table = ({ children, style }: { children: ReactNode; style?: CSSProperties }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ borderCollapse: 'collapse', ...style }}>
    <tbody>{children}</tbody>
  </table>
);

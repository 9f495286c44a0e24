import type { BrandFacts } from '#contracts/brand.ts';

export type Doc = PDFKit.PDFDocument;
export type Colours = BrandFacts['light'];

/** @returns where what follows may begin */
export function write(doc: Doc, text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions): number {
  doc.text(text, x, y, { lineBreak: true, ...options });
  return doc.y;
}

/** Something on a page, in points: as high as it will be drawn, so that what follows can be put below it. */
export type Block = { height: number; draw: (y: number) => void };

export const blank = (height: number): Block => ({ height, draw: () => undefined });

/** One below the other. */
export const stack = (blocks: readonly Block[]): Block => ({
  height: blocks.reduce((sum, { height }) => sum + height, 0),
  draw: (y) => {
    let below = y;
    for (const block of blocks) {
      block.draw(below);
      below += block.height;
    }
  },
});

export const beside = (blocks: readonly Block[]): Block => ({
  height: Math.max(...blocks.map(({ height }) => height)),
  draw: (y) => {
    for (const { draw } of blocks) draw(y);
  },
});

/** `lines`: so many at most, the last of which says that there would be more. */
export type Style = {
  font: 'display' | 'bold' | 'text';
  size: number;
  colour: string;
  lines: number;
  lineGap?: number;
  characterSpacing?: number;
};
export type Column = { x: number; width: number };

/** A text; of none, nothing is drawn. */
export function textBlock(doc: Doc, text: string, { x, width }: Column, { font, size, colour, lines, ...style }: Style): Block {
  if (text === '') return blank(0);
  const line = doc.font(font).fontSize(size).currentLineHeight(true);
  const height = Math.min(doc.heightOfString(text, { width, ...style }), lines * (line + (style.lineGap ?? 0)));
  return {
    height,
    draw: (y) => {
      doc.font(font).fontSize(size).fillColor(colour);
      // Half a point more: lines are counted by sums that are not exact.
      write(doc, text, x, y, { width, height: lines * line + 0.5, ellipsis: true, ...style });
    },
  };
}

export type Field = { caption: string; text: string; size: number; lines?: number };

/** A small caption and what it names, with the blank below it. */
export const fieldBlock = (doc: Doc, colours: Colours, { caption, text, size, lines = 1 }: Field, column: Column, below = 9): Block =>
  stack([
    textBlock(doc, caption.toUpperCase(), column, { font: 'bold', size: 7.5, colour: colours.secondary, lines: 1, characterSpacing: 0.7 }),
    blank(1),
    textBlock(doc, text, column, { font: 'bold', size, colour: colours.ink, lines }),
    blank(below),
  ]);

/** The same, drawn. @returns where the next one may begin */
export function field(
  doc: Doc,
  colours: Colours,
  caption: string,
  text: string,
  x: number,
  y: number,
  fieldWidth: number,
  size = 12,
): number {
  const block = fieldBlock(doc, colours, { caption, text, size }, { x, width: fieldWidth });
  block.draw(y);
  return y + block.height;
}

/** The largest size, down to `least`, at which the text keeps to two lines. */
export function fitted(doc: Doc, text: string, textWidth: number, largest: number, least: number): number {
  for (let size = largest; size > least; size -= 1) {
    doc.fontSize(size);
    if (doc.heightOfString(text, { width: textWidth, lineGap: -size * 0.12 }) <= size * 2.3) return size;
  }
  return least;
}

import type { BrandFacts } from '#contracts/brand.ts';

export type Doc = PDFKit.PDFDocument;
export type Colours = BrandFacts['light'];

/** @returns where what follows may begin */
export function write(doc: Doc, text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions): number {
  doc.text(text, x, y, { lineBreak: true, ...options });
  return doc.y;
}

/** A small caption and what it names. @returns where the next one may begin */
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
  doc.font('bold').fontSize(7.5).fillColor(colours.secondary);
  const below = write(doc, caption.toUpperCase(), x, y, { width: fieldWidth, characterSpacing: 0.7 });
  doc.font('bold').fontSize(size).fillColor(colours.ink);
  return write(doc, text, x, below + 1, { width: fieldWidth, height: size * 2.7, ellipsis: true }) + 9;
}

/** The largest size, down to `least`, at which the text keeps to two lines. */
export function fitted(doc: Doc, text: string, textWidth: number, largest: number, least: number): number {
  for (let size = largest; size > least; size -= 1) {
    doc.fontSize(size);
    if (doc.heightOfString(text, { width: textWidth, lineGap: -size * 0.12 }) <= size * 2.3) return size;
  }
  return least;
}

import type { BrandFacts } from '#contracts/brand.ts';
import type { Doc } from './draw-text.ts';

/** A5 landscape, in points: a page of its own on a telephone, half a sheet on paper. */
export const pageSize: [number, number] = [595.28, 419.53];
export const [width, height] = pageSize;
/** How high the band with the shop's name is, and how wide the pictures below it, and what is torn off at the other side. */
export const band = 58;
export const strip = 112;
export const stub = 158;
/** What stands in the band at the right. */
export const side = { x: width - stub + 18, width: stub - 36 };
/** The mark of the shop, in points. */
const markSize = 30;

/** A picture that is in the document once, however often it is drawn. */
export type Picture = PDFKit.Mixins.ImageSrc;

/** pdfkit has it, its types do not. */
type Opening = Doc & { openImage: (bytes: Buffer) => Picture };

export const pictureIn = (doc: Doc, bytes: Buffer): Picture => (doc as Opening).openImage(bytes);

export type Paper = { brand: BrandFacts; /** What the page is, and its number. */ title: string; number: string };

function drawBand(doc: Doc, { brand, title, number }: Paper): void {
  const { light: colours } = brand;
  doc.rect(0, 0, width, band).fill(colours.ink);
  if (brand.mark) doc.image(brand.mark, 24, 14, { width: markSize });
  doc
    .font('display')
    .fontSize(21)
    .fillColor(colours.paper)
    .text(brand.name, brand.mark ? 62 : 24, 17, { width: width - stub - 80, height: 26, ellipsis: true });
  doc
    .font('bold')
    .fontSize(10)
    .text(title.toUpperCase(), side.x, 17, { width: side.width, align: 'center', characterSpacing: 1, lineBreak: false });
  doc.font('text').fontSize(9).text(number, side.x, 31, { width: side.width, align: 'center', lineBreak: false });
}

/** A strip of pictures has so many, one above the other (`images/strip.ts`). */
const inStrip = 3;

/** Of several strips one picture each in turns, of one alone all. */
function drawStrips(doc: Doc, strips: readonly Picture[]): void {
  const slots = strips.length > 1 ? inStrip : strips.length;
  const slot = (height - band) / slots;
  for (let index = 0; index < slots; index += 1) {
    const [picture = '', turn] = [strips[index % strips.length], Math.floor(index / strips.length)];
    const top = band + index * slot;
    doc.save().rect(0, top, width, slot).clip();
    doc.image(picture, 0, top - turn * slot, { cover: [strip, height - band], align: 'center' }).restore();
  }
}

/** The ground of a page: the shop's paper and name, and pictures at the side. @param strips of what the page is about */
export function drawPaper(doc: Doc, paper: Paper, strips: readonly Picture[]): void {
  const { light: colours } = paper.brand;
  doc.rect(0, 0, width, height).fill(colours.paper);
  doc.rect(0, band, strip, height - band).fill(colours.secondary);
  drawStrips(doc, strips);
  drawBand(doc, paper);
}

/** Where text stands on pages without a part that is torn off. */
export const wide = { x: strip + 24, width: width - strip - 52, top: band + 18, bottom: height - 20 };

export type Flow = {
  /** Where the next thing begins. */
  y: number;
  /** Begins a further page where so many points are not left. @returns whether it did */
  makeRoom: (points: number) => boolean;
};

/** Begins a page that goes on over as many as it takes. */
export function flowOver(doc: Doc, paper: Paper, strips: readonly Picture[]): Flow {
  const begin = (): number => {
    doc.addPage();
    drawPaper(doc, paper, strips);
    return wide.top;
  };
  const flow: Flow = {
    y: begin(),
    makeRoom: (points) => {
      const isFull = flow.y + points > wide.bottom;
      if (isFull) flow.y = begin();
      return isFull;
    },
  };
  return flow;
}

import type { BrandFacts } from '#contracts/brand.ts';
import { giftVoucherPaperMessages } from '#i18n/gift-voucher-paper/index.ts';
import { fitted, write, type Doc } from '../tickets/draw-text.ts';
import { drawableIn } from '../tickets/fonts.ts';
import { drawQr } from '../tickets/qr.ts';
import type { GiftVoucher } from './gift-voucher.ts';
import type { Told } from './told.ts';

/** A4, in points. */
const [width, height] = [595.28, 841.89];
/** Folded here, with the print outside, the sheet is a card: the poster in front, what was written behind. */
const fold = height / 2;
const band = 92;
const margin = 44;
const side = { x: width - margin - 132, width: 132 };
const main = { x: margin, width: side.x - margin - 34 };
const foot = { y: height - 148, height: 74 };
const white = 'white';

type Drawn = { gift: GiftVoucher; told: Told; poster: Buffer | undefined; brand: BrandFacts };

function drawFront(doc: Doc, { told, poster, brand }: Drawn): void {
  const { light: colours } = brand;
  const say = giftVoucherPaperMessages(told.locale);
  const top = fold - band;
  doc.rect(0, 0, width, top).fill(colours.secondary);
  if (poster) {
    doc.save().rect(0, 0, width, top).clip();
    doc.image(poster, 0, 0, { cover: [width, top], align: 'center', valign: 'center' }).restore();
  }
  doc.rect(0, top, width, band).fill(colours.ink);
  if (brand.mark) doc.image(brand.mark, margin, top + 15, { width: 20 });
  doc.font('display').fontSize(13).fillColor(colours.paper);
  doc.text(brand.name, brand.mark ? margin + 28 : margin, top + 17, { width: main.width, height: 18, ellipsis: true });
  doc.fontSize(34).text(say.title, margin, top + 38, { lineBreak: false });
  doc.text(told.amount, margin, top + 38, { width: width - 2 * margin, align: 'right', lineBreak: false });
}

const messageSizes = [15, 14, 13, 12, 11, 10, 9, 8] as const;

/** As large as it fits; what would need too many lines of its own is set as one paragraph. */
function drawMessage(doc: Doc, text: string, y: number, room: number): number {
  const options = { width: main.width, lineGap: 1.5 };
  const fits = (words: string, size: number): boolean => doc.fontSize(size).heightOfString(words, options) <= room;
  doc.font('text');
  for (const words of [text, text.replaceAll(/\s*\n\s*/g, ' ')]) {
    const size = messageSizes.find((one) => fits(words, one));
    if (size !== undefined) return write(doc.fontSize(size), words, main.x, y, options);
  }
  return y;
}

/** A name below its caption, in up to two lines. @returns where the next thing may begin */
function drawName(doc: Doc, { brand: { light: colours } }: Drawn, caption: string, name: string, y: number, largest: number): number {
  doc.font('bold').fontSize(8).fillColor(colours.secondary);
  const below = write(doc, caption.toUpperCase(), main.x, y, { width: main.width, characterSpacing: 0.8 });
  doc.font('display').fillColor(colours.ink);
  const size = fitted(doc, name, main.width, largest, 10);
  return write(doc.fontSize(size), name, main.x, below, {
    width: main.width,
    lineGap: -size * 0.12,
    height: size * 2.5,
    ellipsis: true,
  });
}

/** Who it is from and for. A name that the fonts cannot show is left to the page. */
function drawWords(doc: Doc, drawn: Drawn): void {
  const { gift, told, brand } = drawn;
  const say = giftVoucherPaperMessages(told.locale);
  const [recipient, sender] = [gift.recipientName, gift.senderName].map((name) => drawableIn('display', name)) as [string, string];
  const message = drawableIn('text', gift.message);
  const below = sender === '' ? foot.y - 20 : foot.y - 78;
  let y = fold + 38;
  if (recipient !== '') y = drawName(doc, drawn, say.for, recipient, y, 32) + 12;
  doc.fillColor(brand.light.ink);
  if (message !== '') y = drawMessage(doc, message, y, below - y) + 14;
  if (sender !== '') drawName(doc, drawn, say.from, sender, Math.min(y, below), 20);
}

function drawSide(doc: Doc, { gift, told, brand: { light: colours } }: Drawn): void {
  const say = giftVoucherPaperMessages(told.locale);
  const { x } = side;
  let y = fold + 38;
  doc.roundedRect(x, y, side.width, side.width, 8).fill(white);
  drawQr(doc, told.pageUrl, x + 11, y + 11, side.width - 22, colours.ink);
  doc.font('text').fontSize(8.5).fillColor(colours.inkSoft);
  y = write(doc, say.scan, x, y + side.width + 6, { width: side.width, align: 'center' }) + 12;
  if (!gift.tour) return;
  doc.font('bold').fontSize(8).fillColor(colours.secondary);
  y = write(doc, say.tour.toUpperCase(), x, y, { width: side.width, characterSpacing: 0.8 });
  doc.fontSize(10).fillColor(colours.ink);
  write(doc, drawableIn('bold', gift.tour.title), x, y, { width: side.width, height: foot.y - y - 2, ellipsis: true });
}

/** What is needed to use it. */
function drawFoot(doc: Doc, { gift, told, brand }: Drawn): void {
  const { light: colours } = brand;
  const say = giftVoucherPaperMessages(told.locale);
  const { y } = foot;
  const inner = margin + 20;
  doc.roundedRect(margin, y, width - 2 * margin, foot.height, 8).fill(colours.secondaryTint);
  doc.font('bold').fontSize(8).fillColor(colours.secondary);
  doc.text(say.code.toUpperCase(), inner, y + 13, { characterSpacing: 0.8, lineBreak: false });
  doc.text(say.lastDay.toUpperCase(), side.x - 20, y + 13, { characterSpacing: 0.8, lineBreak: false });
  doc.fillColor(colours.ink).font('display').fontSize(30);
  doc.text(gift.code, inner, y + 25, { characterSpacing: 2.5, lineBreak: false });
  doc.fontSize(14).text(told.lastDay, side.x - 20, y + 35, { width: side.width + 10, height: 18, ellipsis: true });
  doc.font('text').fontSize(9.5).fillColor(colours.inkSoft);
  const shop = new URL(told.shopUrl).host;
  write(doc, say.use({ shop }), margin, y + foot.height + 14, { width: width - 2 * margin, align: 'center' });
}

/** Draws a gift voucher onto the current page. */
export function drawVoucher(doc: Doc, drawn: Drawn): void {
  const { light: colours } = drawn.brand;
  doc.rect(0, 0, width, height).fill(colours.paper);
  drawFront(doc, drawn);
  drawWords(doc, drawn);
  drawSide(doc, drawn);
  drawFoot(doc, drawn);
}

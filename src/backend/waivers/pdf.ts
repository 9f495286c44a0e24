import { waiverBlocks } from '#domain/waiver.ts';
import { waiverMessages } from '#i18n/waivers/index.ts';
import type { Backend } from '../backend.ts';
import { bytesOf, newDocument } from '../tickets/document.ts';
import type { Visit } from '../tickets/visit.ts';
import type { SignedWaiver } from './signed.ts';

const margin = 56;
const drawingSize: [number, number] = [260, 90];

type Doc = PDFKit.PDFDocument;

function writeText(doc: Doc, text: string): void {
  doc.font('text').fontSize(10.5);
  for (const block of waiverBlocks(text)) {
    if (block.kind === 'list') for (const item of block.items) doc.text(`•  ${item}`, { indent: 10, lineGap: 1 });
    else doc.text(block.text, { lineGap: 1 });
    doc.moveDown(0.7);
  }
}

function writeFacts(doc: Doc, facts: readonly { label: string; value: string }[]): void {
  for (const { label, value } of facts) {
    doc.font('bold').fontSize(8.5).text(label.toUpperCase(), { characterSpacing: 0.5 });
    doc.font('text').fontSize(11).text(value);
    doc.moveDown(0.5);
  }
}

/** What was signed, by whom, when, and its hash. The same waiver gives the same words, whatever has become of tour and text. */
export async function waiverPdf({ brand }: Pick<Backend, 'brand'>, waiver: SignedWaiver, visit: Visit): Promise<Buffer<ArrayBuffer>> {
  const { locale, title, text, version, participantName, signer, isGuardian, drawing, hash, signedAt } = waiver;
  const say = waiverMessages(locale);
  const about = { locale, title: `${title}: ${participantName}`, createdAt: signedAt };
  const doc = newDocument({ brand }, about, { size: 'A4', margin });
  doc.font('bold').fontSize(9).text(brand.name);
  doc.font('display').fontSize(20).text(title);
  doc.moveDown(0.6);
  writeFacts(doc, [
    { label: say.visit, value: `${visit.tourName}, ${visit.date}, ${visit.time} (${visit.orderNumber})` },
    { label: say.participant, value: participantName },
    { label: say.version, value: version },
  ]);
  doc.moveDown(0.5);
  writeText(doc, text);
  doc.moveDown(0.5);
  if (drawing !== null) doc.image(Buffer.from(drawing, 'base64'), { fit: drawingSize });
  else doc.font('display').fontSize(18).text(signer);
  doc.moveDown(0.6);
  writeFacts(doc, [
    { label: isGuardian ? say.signedByGuardian : say.signedBy, value: signer },
    { label: say.signedAt, value: signedAt.toISOString() },
    { label: say.hash, value: hash },
  ]);
  return bytesOf(doc);
}

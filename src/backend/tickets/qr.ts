import { create } from 'qrcode';

/** Draws a QR code (ISO/IEC 18004) as one vector path, `size` points wide without a quiet zone. */
export function drawQr(doc: PDFKit.PDFDocument, text: string, x: number, y: number, size: number, colour: string): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const step = size / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) doc.rect(x + column * step, y + row * step, step, step);
    }
  }
  doc.fill(colour);
}

import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { drawableIn, fonts } from '#backend/tickets/fonts.ts';
import { textOf } from '#tests/support/pdf-text.ts';

async function written(text: string): Promise<string> {
  const doc = new PDFDocument();
  doc.font(fonts.display).text(text);
  doc.end();
  return textOf(Buffer.from(await buffer(doc)));
}

it('letters can be copied out of a document, whatever another one has shown before', async () => {
  await written('ÀČÊĜĤĴĶĹÑÔŔŚŤÜŴŶŽ');
  expect(await written('ACEGHJKLNORSTUWYZ')).toContain('ACEGHJKLNORSTUWYZ');
});

it('what a face has no glyphs for is left out, line breaks stay', () => {
  expect(drawableIn('text', ' Grüße 🎉\naus 東京 ')).toBe('Grüße \naus');
});

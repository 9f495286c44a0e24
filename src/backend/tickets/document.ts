import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Locale } from '#contracts/common.ts';
import type { Backend } from '../backend.ts';
import type { Doc } from './draw-text.ts';
import { fonts } from './fonts.ts';

type About = { locale: Locale; title: string; createdAt: Date };

/** A document of the shop, in its faces, to be drawn on. @param options pdfkit's: size, margins */
export function newDocument(
  { brand }: Pick<Backend, 'brand'>,
  { locale, title, createdAt }: About,
  options: PDFKit.PDFDocumentOptions,
): Doc {
  const info = { Title: title, Author: brand.name, CreationDate: createdAt };
  const doc = new PDFDocument({ margin: 0, ...options, lang: locale, displayTitle: true, info });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  return doc;
}

/** Ends a document. */
export async function bytesOf(doc: Doc): Promise<Buffer<ArrayBuffer>> {
  doc.end();
  return Buffer.from(await buffer(doc));
}

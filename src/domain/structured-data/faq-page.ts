import type { FAQPageLeaf } from 'schema-dts';

/** A heading of the third level, and what stands below it until the next heading. */
const entry = /<h3[^>]*>(.*?)<\/h3>(.*?)(?=<h[1-3][ >]|$)/gs;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (html: string): string =>
  html
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');

const plain = (html: string): string =>
  decode(html.replace(/<[^>]+>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Questions and answers of an editor's page, as plain text. https://schema.org/FAQPage
 * @param html of the page's text
 * @returns nothing for a page whose headings of the third level do not all ask
 */
export function faqPage(html: string): FAQPageLeaf | undefined {
  const questions = [...html.matchAll(entry)].map(([, heading = '', text = '']) => ({ name: plain(heading), text: plain(text) }));
  if (questions.length === 0 || !questions.every(({ name, text }) => name.endsWith('?') && text !== '')) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ name, text }) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })),
  };
}

import type { FAQPageLeaf } from 'schema-dts';

/** A heading of the third level, and what stands below it until the next heading. */
const entry = /^### (.+)\n([^]*?)(?=^#{1,3} |(?![^]))/gm;

/** Markdown without links, emphasis and line breaks. */
const plain = (markdown: string): string => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]{1,2}(\S[^*_`]*)[*_`]{1,2}/g, '$1').replace(/\s+/g, ' ').trim();

/**
 * Questions and answers of an editor's page. https://schema.org/FAQPage
 * @returns nothing for a page whose headings of the third level do not all ask
 */
export function faqPage(markdown: string): FAQPageLeaf | undefined {
  const questions = [...markdown.matchAll(entry)].map(([, heading = '', text = '']) => ({ name: plain(heading), text: plain(text) }));
  if (questions.length === 0 || !questions.every(({ name, text }) => name.endsWith('?') && text !== '')) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ name, text }) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })),
  };
}

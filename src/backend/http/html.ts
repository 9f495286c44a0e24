import { escape } from 'html-escaper';

/** Plain text with empty lines between paragraphs as `<p>` elements. */
export const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escape(paragraph.trim().replace(/\s*\n\s*/g, ' '))}</p>`)
    .join('');

export const bulletList = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;

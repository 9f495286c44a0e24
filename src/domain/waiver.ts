import type { BookedItem } from './booked-item.ts';

/** Hours before the visit at which the booker is reminded of who has not signed. */
export const waiverReminderHours = [72, 24] as const;

const minors: readonly string[] = ['infant', 'child', 'youth'];

/**
 * Whether a guardian has to sign for a participant: by the age group that they were booked under. Where it is not known, an adult signs.
 * @param bookedAs the participant's `componentName`, in any language
 */
export const isMinor = ({ lines }: Pick<BookedItem, 'lines'>, bookedAs: string): boolean =>
  lines.some(({ group, id, label }) => group === 'ageGroup' && minors.includes(id) && Object.values(label).includes(bookedAs));

/**
 * § 195, § 199 BGB: claims from a visit lapse with the third year after the one it was in. Until then what was signed is kept, whoever
 * asks for its erasure (article 17 (3) (e) GDPR).
 * @param today ISO day @returns the first day whose waivers are still kept
 */
export const waiversKeptFrom = (today: string): string => `${Number(today.slice(0, 4)) - 3}-01-01`;

/** A text to be signed, as what it is made of: paragraphs, each with the list that follows it (lines that begin with `- `). */
export type WaiverBlock = { kind: 'text'; text: string } | { kind: 'list'; items: string[] };

export function waiverBlocks(text: string): WaiverBlock[] {
  const blocks: WaiverBlock[] = [];
  for (const paragraph of text.trim().split(/\n\s*\n/)) {
    const lines = paragraph.split('\n').map((line) => line.trim());
    const words = lines.filter((line) => !line.startsWith('- ')).join(' ');
    const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
    if (words !== '') blocks.push({ kind: 'text', text: words });
    if (items.length > 0) blocks.push({ kind: 'list', items });
  }
  return blocks;
}

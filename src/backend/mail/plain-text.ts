import type { Block, Letter } from './letter.ts';

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'code':
      return `${block.label}: ${block.code}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'prices':
      return [
        block.title.toUpperCase(),
        ...block.lines.map(({ label, amount }) => `${label}: ${amount}`),
        `${block.total.label}: ${block.total.amount}`,
      ].join('\n');
    case 'section':
      return [block.title.toUpperCase(), ...block.lines, ...(block.link ? [`${block.link.label}: ${block.link.url}`] : [])].join('\n');
    case 'buttons':
      return block.buttons.map(({ label, url }) => `${label}:\n${url}`).join('\n\n');
  }
}

/** The letter for mail programs that show no HTML. */
export const plainText = ({ heading, blocks, footer }: Letter, shop: string): string =>
  `${[heading, ...blocks.map(blockText), `-- \n${shop}. ${footer}`].join('\n\n')}\n`;

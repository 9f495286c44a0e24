import { shipPromiseMessages } from '#i18n/ship-promise/index.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import { blank, stack, textBlock, type Block, type Colours, type Column, type Doc } from './draw-text.ts';
import type { Visit } from './visit.ts';

/** When travellers are back at their ship, and what the shop promises; nothing for those of none. */
export function shipBlock(doc: Doc, colours: Colours, { locale, shoreCall }: Visit, column: Column): Block {
  if (!shoreCall) return blank(0);
  const { clock, ship, berth } = shoreCall;
  const caption = `${shoreCallMessages(locale).yourShip} · ${ship}`.toUpperCase();
  const promise = shipPromiseMessages(locale).ship_missed_call;
  return stack([
    blank(6),
    textBlock(doc, caption, column, { font: 'bold', size: 7.5, colour: colours.secondary, lines: 1, characterSpacing: 0.7 }),
    textBlock(doc, clock, column, { font: 'bold', size: 9.5, colour: colours.ink, lines: 3 }),
    textBlock(doc, berth, column, { font: 'text', size: 8.5, colour: colours.inkSoft, lines: 2 }),
    textBlock(doc, promise, column, { font: 'text', size: 7, colour: colours.inkSoft, lines: 3 }),
  ]);
}

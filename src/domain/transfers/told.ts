import type { BookedTransfer, Direction } from '#contracts/transfers.ts';

/** What is said of a time. */
type Times = { pickupAt: (at: { time: string }) => string; dropOffAt: (at: { time: string }) => string };

/** What is said of it beside where it is: when, and with which flight or ship. */
export const toldOf = (direction: Direction, { time, notes }: BookedTransfer, words: Times): string[] => [
  ...(time === undefined ? [] : [words[`${direction}At`]({ time })]),
  ...notes,
];

/** All that is said of it, line by line. */
export const transferLines = (direction: Direction, transfer: BookedTransfer, words: Times): string[] => [
  transfer.title,
  ...(transfer.street ? [transfer.street] : []),
  ...toldOf(direction, transfer, words),
];

import type { TransferKind } from './kind.ts';

/** A place of the operator's own, where a bus stops: whoever chooses it has said all. */
export const stop: TransferKind = {
  fields: [],
  isNamed: true,
  where: (named) => named,
};

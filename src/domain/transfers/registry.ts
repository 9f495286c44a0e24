import type { Place, TransferKind } from './kind.ts';
import { airport } from './airport.ts';
import { cruise } from './cruise.ts';
import { hotel } from './hotel.ts';
import { stop } from './stop.ts';

/** The kinds of places, by the name that the wire and the catalogue have for them: a new one is a file and a line here. */
export const transferKinds = { stop, hotel, airport, cruise } satisfies Record<string, TransferKind>;
export type TransferKindId = keyof typeof transferKinds;

/** A page that is older than the service takes what it does not know for a stop: there is nothing it could ask. */
export const transferKindOf = ({ kind }: Pick<Place, 'kind'>): TransferKind =>
  Object.hasOwn(transferKinds, kind) ? transferKinds[kind as TransferKindId] : stop;

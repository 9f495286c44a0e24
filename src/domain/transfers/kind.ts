import type { Direction, TransferInformation, TransferPlace } from '#contracts/transfers.ts';

export type TransferField = keyof TransferInformation;
/** What was typed, finished or not. */
export type Typed = { readonly [Field in TransferField]?: string | undefined };

/** What the catalogue or the wire says of a place, in whatever language. */
export type Place = Omit<TransferPlace, 'title'>;

/** What a flight misses: it lands too late to be fetched, or takes off too early after the visit. */
export type TransferProblem = 'landsTooLate' | 'leavesTooEarly';

/** A kind of place at which guests are fetched or to which they are brought. Pure; browser and server ask the same module. */
export interface TransferKind {
  /** What has to be said of it, in the order in which it is asked. */
  readonly fields: readonly TransferField[];
  /** What the catalogue has to say of such a place; without it nobody would find it. */
  readonly isNamed: boolean;
  /** Where that is, once it is said; `named` is the place's own title and street. */
  where(named: { title: string; street: string }, said: Typed): { title: string; street: string };
  /** @param time of the day at which guests are fetched or arrive there, `HH:mm`; absent where nobody knows it yet */
  problem?(place: Place, said: Typed, direction: Direction, time: string | undefined): TransferProblem | undefined;
}

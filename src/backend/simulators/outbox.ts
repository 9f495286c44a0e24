/** An event of a provider as it goes out: its bytes, with the signature among the headers. */
export type Outgoing = { id: string; payload: string; headers: Headers };

/** What a simulator has yet to tell the shop. */
export type Outbox = {
  /** The oldest first. */
  pending: (limit: number) => Outgoing[];
  /** The shop has taken an event. */
  forget: (id: string) => void;
};

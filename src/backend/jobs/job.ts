import type { Backend } from '../backend.ts';

/** What a job is about: ids, nothing that a person has written. Two jobs of one kind with the same payload are one job. */
export type Payload = Readonly<Record<string, string>>;

/** Each queue has workers of its own: what waits for the mail server keeps no money waiting. */
export type QueueName = 'mail' | 'money';

/** A kind of work that is done after a commit. It is declared where it belongs and listed in `background.ts`. */
export type Job<P extends Payload = Payload> = {
  /** Stored with each job: a name that has been released stays. */
  kind: string;
  queue: QueueName;
  /**
   * Doing it twice has the effect of once: a crash may come between the work and the note that it is done.
   * @throws what makes it be tried again
   */
  work(backend: Backend, payload: P): Promise<void>;
  /** True for what has become wrong or needless since, such as tickets of a cancelled booking. */
  isPointless?(backend: Backend, payload: P): Promise<boolean>;
};

/** One job that is to be done. */
export type DueJob = { kind: string; queue: QueueName; payload: Payload; waitSeconds: number };

/** @param waitSeconds before it is done */
export const dueJob = <P extends Payload>({ kind, queue }: Job<P>, payload: P, waitSeconds = 0): DueJob => ({
  kind,
  queue,
  payload,
  waitSeconds,
});

/** What pg-boss stores of a job, as its `data`. */
export type JobData = { kind: string; payload: Payload };

import type { JsonLdObject } from 'schema-dts';
import type { Locale } from '#contracts/common.ts';

export type Block =
  /** Its line breaks stay. */
  | { kind: 'text'; text: string }
  /** Something to be typed elsewhere. */
  | { kind: 'code'; label: string; code: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  | { kind: 'prices'; title: string; lines: readonly { label: string; amount: string }[]; total: { label: string; amount: string } }
  | { kind: 'section'; title: string; lines: readonly string[]; link?: { label: string; url: string } }
  | { kind: 'buttons'; buttons: readonly { label: string; url: string; isQuiet?: true }[] };

/** What a mail says. Its HTML and its plain text are both made of this, so that neither says less. */
export type Letter = {
  locale: Locale;
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** What stands after the shop's name. */
  footer: string;
  /** What mail programs read, in the words of schema.org. */
  data?: readonly JsonLdObject[];
};

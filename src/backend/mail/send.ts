import { createTransport } from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer/index.js';
import type { Backend } from '../backend.ts';
import { mails } from '../db/mail-schema.ts';
import { bannerId, html } from './html.tsx';
import type { Letter } from './letter.ts';
import { plainText } from './plain-text.ts';

export type Envelope = {
  /** Names the mail for good: one that is sent again, after a crash in between, has the same Message-ID. */
  id: string;
  to: { name: string; address: string };
  letter: Letter;
  banner?: Buffer | undefined;
  attachments?: Mail.Attachment[];
};

/** @param id of an envelope @returns the Message-ID that it is sent under */
export const messageIdOf = ({ siteUrl }: Pick<Backend['config'], 'siteUrl'>, id: string): string => `<${id}@${new URL(siteUrl).hostname}>`;

const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function messageOf(
  { brand, config, clock }: Backend,
  { id, to, letter, banner, attachments = [] }: Envelope,
): Mail.Options & { messageId: string } {
  const inline = banner
    ? [{ filename: 'banner.jpg', content: banner, contentType: 'image/jpeg', cid: bannerId, contentDisposition: 'inline' as const }]
    : [];
  return {
    messageId: messageIdOf(config, id),
    date: clock(),
    from: config.mailFrom ?? { name: brand.name, address: brand.email },
    to,
    subject: letter.subject,
    text: plainText(letter, brand.name),
    html: html(letter, brand, banner !== undefined),
    attachments: [...inline, ...attachments],
  };
}

/** Stores a mail for the outbox page, once. */
async function keep({ db, clock }: Backend, message: Mail.Options & { messageId: string }, { to, letter }: Envelope): Promise<void> {
  const { message: raw } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(message);
  await db
    .insert(mails)
    .values({
      messageId: message.messageId,
      recipient: to.address,
      subject: letter.subject,
      raw: raw as Buffer,
      createdAt: clock(),
    })
    .onConflictDoNothing();
}

/** Sends a mail over SMTP, or stores it for the outbox page when no server is configured. @throws what the mail server answers */
export async function send(backend: Backend, envelope: Envelope): Promise<void> {
  const message = messageOf(backend, envelope);
  const { smtpUrl } = backend.config;
  if (smtpUrl) await createTransport({ url: smtpUrl, ...smtpTimeouts }).sendMail(message);
  else await keep(backend, message, envelope);
}

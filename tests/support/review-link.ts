import PostalMime from 'postal-mime';
import type { Backend } from '#backend/backend.ts';
import { mailsTo } from './ledger.ts';

type Books = Pick<Backend, 'db' | 'payments'>;

type Part = 'write' | 'answer' | 'stop';

/**
 * The link with which a booker writes, or an operator answers, out of the newest such mail.
 * @param bookingId of the booking that it is about, where there may be mails about several
 * @throws Error when there is none
 */
export async function reviewLink(books: Books, recipient: string, part: Part, bookingId = ''): Promise<string> {
  const pattern = new RegExp(`/reviews/${part}/${bookingId}\\S+`);
  for (const { raw } of (await mailsTo(books, recipient)).toReversed()) {
    const link = pattern.exec((await PostalMime.parse(raw)).text ?? '')?.[0];
    if (link !== undefined) return link;
  }
  throw new Error(`no mail to ${recipient} leads to ${part}`);
}

import PostalMime from 'postal-mime';
import type { Backend } from '#backend/backend.ts';
import { mailsTo } from './ledger.ts';

export type OperatorLinks = { accept: string; decline: string };

/** The links in the mail that asks an operator. @param orderNumber of the booking that it is about; left out: the first mail */
export async function linksFor(
  shop: { backend: Pick<Backend, 'db' | 'payments'>; url: string },
  operator: string,
  orderNumber = '',
): Promise<OperatorLinks> {
  const mail = (await mailsTo(shop.backend, operator)).find(({ subject }) => subject.includes(orderNumber));
  const { text = '' } = await PostalMime.parse(mail?.raw ?? '');
  const link = (answer: string) => {
    const found = new RegExp(`https?://\\S+/operator/requests/\\S+\\.${answer}\\.\\S+`).exec(text)?.[0];
    if (!found) throw new Error(`the mail has no link to ${answer}`);
    return shop.url + new URL(found).pathname;
  };
  return { accept: link('accept'), decline: link('decline') };
}

/** Presses the button behind one of them. */
export const submit = (url: string) => fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } });

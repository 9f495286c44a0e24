import { Hono } from 'hono';
import { giftVoucherPageMessages } from '#i18n/gift-voucher-page/index.ts';
import type { Backend } from '../backend.ts';
import { unknownPage } from '../http/unknown-page.tsx';
import { readToken } from '../tickets/links.ts';
import { readGiftVoucher, type GiftVoucher } from './gift-voucher.ts';
import { voucherFileName } from './mails/voucher-file.ts';
import { voucherPage } from './pages/voucher.tsx';
import { giftVoucherPdf } from './pdf.ts';
import { stateOf, type State } from './state.ts';

const ending = '.pdf';

/** A gift voucher as a page and as PDF, each behind the same signed link. */
export function giftVoucherRoutes(backend: Backend): Hono {
  const { db, signingKey } = backend;
  const app = new Hono();

  /** @returns nothing for a link that the server has not made */
  async function found(token: string): Promise<{ gift: GiftVoucher; state: State } | undefined> {
    const read = readToken(signingKey, 'gift-voucher', token);
    const gift = read && (await readGiftVoucher(db, read.bookingId));
    const state = gift && (await stateOf(backend, gift));
    return state && { gift, state };
  }

  app.get(`/gift-vouchers/:file{.+\\${ending}}`, async (c) => {
    const asked = await found(c.req.param('file').slice(0, -ending.length));
    if (!asked) return unknownPage(c, backend, giftVoucherPageMessages);
    const { gift, state } = asked;
    if (state.status === 'ended' || state.status === 'expired') return voucherPage(c, backend, gift, state);
    return c.body(await giftVoucherPdf(backend, gift), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${voucherFileName(gift)}"`,
    });
  });

  app.get('/gift-vouchers/:token', async (c) => {
    const asked = await found(c.req.param('token'));
    return asked ? voucherPage(c, backend, asked.gift, asked.state) : unknownPage(c, backend, giftVoucherPageMessages);
  });

  return app;
}

import type { Context } from 'hono';
import type { Locale } from '#contracts/common.ts';
import { formatMoney } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { receivedText } from '#domain/withdrawal.ts';
import { withdrawalMessages } from '#i18n/withdrawal/index.ts';
import type { Backend } from '../../backend.ts';
import type { GiftVoucher } from '../../gift-vouchers/gift-voucher.ts';
import type { Withdrawn } from '../../gift-vouchers/withdraw.ts';
import { Links } from '../../http/form-parts.tsx';
import { Facts, page } from './page.tsx';

type Done = { lang: Locale; gift: GiftVoucher; at: Date; withdrawn: Withdrawn };

/** Says what was declared, when it arrived, and what goes back. */
export function donePage(c: Context, backend: Pick<Backend, 'brand'>, { lang, gift, at, withdrawn }: Done): Response {
  const say = withdrawalMessages(lang);
  const content = (
    <>
      <p role="status">{say.done({ email: gift.buyerEmail })}</p>
      <div className="declared">
        <Facts
          facts={[
            { label: say.name, value: gift.buyerName },
            { label: say.orderNumber, value: gift.orderNumber },
            { label: say.what, value: say.contract({ amount: formatMoney(gift, lang) }) },
            { label: say.received, value: receivedText(at, lang) },
            { label: say.back, value: formatMoney(withdrawn, lang) },
          ]}
        />
      </div>
      <p>{say.backText}</p>
      <Links links={[{ href: paths.home(lang), text: say.toShop }]} />
    </>
  );
  return page(c, backend, { title: say.doneTitle, content, lang });
}

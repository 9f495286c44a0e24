import type { Context } from 'hono';
import type { Locale } from '#contracts/common.ts';
import { dayIn, formatDay } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import { withdrawalPath } from '#domain/withdrawal.ts';
import { withdrawalMessages } from '#i18n/withdrawal/index.ts';
import type { Backend } from '../../backend.ts';
import type { GiftVoucher } from '../../gift-vouchers/gift-voucher.ts';
import { ErrorSummary, Links } from '../../http/form-parts.tsx';
import type { Problems, Typed } from '../read-form.ts';
import { Facts, page } from './page.tsx';

/** `left`: of the gift voucher, in minor units. */
type Asked = { lang: Locale; typed: Typed; gift: GiftVoucher; left: number; problems?: Problems };

/** What is about to be declared, with the button that declares it. */
export function confirmPage(c: Context, backend: Pick<Backend, 'brand'>, { lang, typed, gift, left, problems = {} }: Asked): Response {
  const say = withdrawalMessages(lang);
  const amount = formatMoney(gift, lang);
  const content = (
    <>
      <ErrorSummary title={say.summary} problems={problems} />
      <p>{say.confirmLead}</p>
      <div className="declared">
        <p>{say.declaration({ name: typed.name, amount })}</p>
        <Facts
          facts={[
            { label: say.orderNumber, value: gift.orderNumber },
            { label: say.boughtOn, value: formatDay(dayIn('UTC', gift.createdAt), lang, { dateStyle: 'long' }) },
            { label: say.email, value: typed.email },
          ]}
        />
      </div>
      <p>{say.effect({ amount: formatMoney({ ...gift, amount: left }, lang) })}</p>
      <form method="post">
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" name="confirm" value="yes">
          {say.confirm}
        </button>
      </form>
      <Links links={[{ href: withdrawalPath(lang, gift.orderNumber), text: say.change }]} />
    </>
  );
  return page(c, backend, { title: say.confirmTitle, content, lang, status: Object.keys(problems).length > 0 ? 409 : 200 });
}

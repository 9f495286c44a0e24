import { Hono, type Context } from 'hono';
import type { Locale } from '#contracts/common.ts';
import { isWithdrawalOver } from '#domain/gift-voucher.ts';
import { paths } from '#domain/routes.ts';
import { withdrawalMessages } from '#i18n/withdrawal/index.ts';
import type { Backend } from '../backend.ts';
import { readGiftVoucher, type GiftVoucher } from '../gift-vouchers/gift-voucher.ts';
import { toldOf } from '../gift-vouchers/told.ts';
import { withdrawGiftVoucher } from '../gift-vouchers/withdraw.ts';
import { chooseLocale } from '../http/language.ts';
import { limiter } from '../http/limiter.ts';
import { addressOf } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { sendRetryAfter } from '../http/retry-after.ts';
import { textOf } from '../http/sent-form.ts';
import { balanceOf } from '../vouchers/ledger.ts';
import { findContract } from './find-contract.ts';
import { confirmPage } from './pages/confirm.tsx';
import { donePage } from './pages/done.tsx';
import { formPage } from './pages/form.tsx';
import { refusedPage } from './pages/page.tsx';
import { problemsIn, readTyped, type Typed } from './read-form.ts';

/** Pairs of order number and address that do not exist, for each client address. */
const wrongPairs = { most: 20, minutes: 15 };

type Asked = { lang: Locale; typed: Typed; gift: GiftVoucher };

/**
 * The function with which consumers withdraw from a contract (§ 356a BGB): which contract, what is declared, and that it has arrived. It
 * does without JavaScript.
 */
export function withdrawalRoutes(backend: Backend): Hono {
  const { brand, clock, config, db } = backend;
  const app = new Hono();
  const tries = limiter({ ...wrongPairs, clock });

  const languageOf = (c: Context): Locale =>
    brand.locales.find((locale) => locale === c.req.query('lang')) ?? chooseLocale(c.req.header('accept-language'), brand.locales);

  /** @throws Refusal `too_many_requests` */
  async function contractOf(c: Context, typed: Typed): ReturnType<typeof findContract> {
    const address = addressOf(c, config.trustProxy);
    if (config.rateLimits) tries.count(address);
    const contract = await findContract(db, typed);
    if (contract) tries.takeBack(address);
    return contract;
  }

  /** Visits on certain days. */
  function datedPage(c: Context, lang: Locale, { orderNumber: order }: Typed): Response {
    const say = withdrawalMessages(lang);
    const links = [{ href: paths.booking(lang, order), text: say.toCancel }];
    return refusedPage(c, backend, { title: say.datedTitle, text: say.datedText({ order }), lang, links });
  }

  /** Too late, or nothing to give back. */
  function closedPage(c: Context, { lang, gift }: Asked): Response {
    const say = withdrawalMessages(lang);
    const { lastWithdrawalDay: day, lastDay, pageUrl } = toldOf(backend, { ...gift, locale: lang });
    const links = [{ href: pageUrl, text: say.toVoucher }];
    if (gift.endedAt) return refusedPage(c, backend, { title: say.endedTitle, text: say.ended, lang, links });
    return isWithdrawalOver(gift.createdAt, clock())
      ? refusedPage(c, backend, { title: say.overTitle, text: say.over({ day, lastDay }), lang, links })
      : refusedPage(c, backend, { title: say.nothingTitle, text: say.nothing, lang, links });
  }

  async function askedPage(c: Context, asked: Asked, problem?: string): Promise<Response> {
    const { gift } = asked;
    const left = await balanceOf(db, gift.code);
    if (left === 0 || isWithdrawalOver(gift.createdAt, clock())) return closedPage(c, asked);
    return confirmPage(c, backend, { ...asked, left, ...(problem !== undefined && { problems: { form: problem } }) });
  }

  /** Whoever presses twice reads the same twice. */
  async function withdraw(c: Context, asked: Asked): Promise<Response> {
    const { lang, gift } = asked;
    try {
      const withdrawn = await withdrawGiftVoucher(backend, gift.id);
      const { endedAt = null } = (await readGiftVoucher(db, gift.id)) ?? {};
      return donePage(c, backend, { lang, gift, at: endedAt ?? clock(), withdrawn });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'in_progress') return askedPage(c, asked, withdrawalMessages(lang).inProgress);
      if (error.code === 'not_refundable') return closedPage(c, asked);
      throw error;
    }
  }

  app.get('/withdrawal', (c) =>
    formPage(c, backend, { lang: languageOf(c), typed: { name: '', orderNumber: c.req.query('order') ?? '', email: '' } }),
  );

  app.post('/withdrawal', async (c) => {
    const [lang, form] = [languageOf(c), await c.req.parseBody()];
    const typed = readTyped(form);
    const problems = problemsIn(typed, lang);
    if (Object.keys(problems).length > 0) return formPage(c, backend, { lang, typed, problems, status: 400 });
    try {
      const contract = await contractOf(c, typed);
      if (!contract) return formPage(c, backend, { lang, typed, problems: { form: withdrawalMessages(lang).unknown }, status: 400 });
      const { giftVoucher: gift } = contract;
      if (!gift) return datedPage(c, lang, typed);
      const asked = { lang, typed, gift };
      return await (gift.endedAt || textOf(form, 'confirm') !== '' ? withdraw(c, asked) : askedPage(c, asked));
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'too_many_requests')) throw error;
      const problem = withdrawalMessages(lang).tooMany(sendRetryAfter(c, error) ?? wrongPairs.minutes);
      return formPage(c, backend, { lang, typed, problems: { form: problem }, status: 429 });
    }
  });

  return app;
}

import type { Locale } from '#contracts/common.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney, fromDecimal } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import { paidBackMailMessages } from '#i18n/paid-back-mail/index.ts';
import type { Backend } from '../backend.ts';
import { toBooker } from '../bookings/mails/to-booker.ts';
import { productIn } from '../catalogue/product.ts';
import { offeredLocale } from '../http/language.ts';
import type { Job } from '../jobs/job.ts';
import type { Letter } from '../mail/letter.ts';
import { send } from '../mail/send.ts';
import { readHoldsOf } from '../suppliers/holds.ts';
import { readCheckout, type CheckoutRow } from './claims.ts';

/** What was to be booked, a line each; what has left the catalogue meanwhile is not named. */
async function wantedIn({ db, catalogue }: Backend, { cartId }: CheckoutRow, locale: Locale): Promise<string[]> {
  const holds = await readHoldsOf(db, cartId);
  return holds.flatMap(({ tourId, day, startingTime }) => {
    const product = productIn(catalogue, tourId);
    return product ? [`${product.tourName[locale]}, ${formatDay(day, locale, { dateStyle: 'full' })}, ${startingTime}`] : [];
  });
}

async function paidBackLetter(backend: Backend, row: CheckoutRow): Promise<Letter> {
  const { chargeRequest, cart, locale: asked } = row.request;
  const locale = offeredLocale(asked, backend.brand.locales);
  const wanted = await wantedIn(backend, row, locale);
  const say = paidBackMailMessages(locale);
  const isShip = row.errorCode === 'ship_clock';
  const amount = formatMoney(fromDecimal(chargeRequest.amount, chargeRequest.currency), locale);
  return {
    locale,
    subject: say.subject({ amount }),
    preview: isShip ? say.previewShip : say.preview,
    heading: say.heading({ name: cart.persons[0]?.firstName ?? '' }),
    blocks: [
      { kind: 'text', text: isShip ? say.introShip({ amount }) : say.intro({ amount }) },
      ...(wanted.length > 0 ? [{ kind: 'section' as const, title: say.wanted, lines: wanted }] : []),
      { kind: 'text', text: say.money({ amount }) },
      { kind: 'buttons', buttons: [{ label: say.again, url: backend.config.siteUrl + paths.home(locale) }] },
    ],
    footer: mailMessages(locale).footer,
  };
}

/** Tells who has paid that nothing could be booked for it, and that the money goes back (faults 47 and 53). */
export const paidBackMail: Job<{ checkoutKey: string }> = {
  kind: 'paid_back_mail',
  queue: 'mail',
  async work(backend, { checkoutKey }) {
    const row = await readCheckout(backend.db, checkoutKey);
    if (!row) throw new Error(`there is no checkout ${checkoutKey}`);
    const [booker] = row.request.cart.persons;
    const to = toBooker(booker ? { booker } : {});
    await send(backend, { id: `paid_back.${checkoutKey}`, to, letter: await paidBackLetter(backend, row) });
  },
};

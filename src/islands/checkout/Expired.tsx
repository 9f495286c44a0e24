import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart, CartItem } from '#domain/cart.ts';
import { withVoucher } from '#domain/cart-voucher.ts';
import { dayText, totalText } from '#domain/cart-view.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages, type CheckoutTexts } from '#i18n/checkout/index.ts';
import { paymentErrorText } from '#i18n/payment-errors/index.ts';
import { $renewal, acceptRenewal, goneFrom, renewHold, type Renewal } from '#stores/checkout/renewal.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './Expired.module.scss';

type Props = { locale: Locale; cart: Cart; isOver: boolean };

function words(t: CheckoutTexts, renewal: Renewal, cart: Cart, locale: Locale): { title: string; text: string } {
  if (renewal.status === 'refused') return { title: t.renewRefusedTitle, text: cart.items.length > 1 ? t.allGone : t.renewRefused };
  if (renewal.status === 'error') return { title: t.expiredTitle, text: paymentErrorText(renewal.error, locale) };
  if (renewal.status !== 'changed') return { title: t.expiredTitle, text: t.expired };
  const totals = { oldTotal: totalText(withVoucher(cart), locale), newTotal: totalText(renewal.cart, locale) };
  return renewal.gone.length > 0
    ? { title: t.someGoneTitle(renewal.gone.length), text: t.someGoneRest(totals) }
    : { title: t.renewedPriceTitle, text: t.renewedPrice(totals) };
}

/** What the button says that agrees to another total. */
function consentText(t: CheckoutTexts, { cart, gone }: Extract<Renewal, { status: 'changed' }>, locale: Locale): string {
  const text = gone.length === 0 ? t.acceptRenewal : gone.length === 1 ? t.acceptWithout : t.acceptWithoutAll;
  return text({ total: totalText(cart, locale) });
}

/** What is gone of a trip, each with the way to its other dates. */
function Gone({ locale, items }: { locale: Locale; items: readonly CartItem[] }) {
  const t = checkoutMessages(locale);
  return (
    <ul className={styles['gone']}>
      {items.map((item, index) => (
        <li key={index}>
          <a href={paths.tour(locale, item.normalizedUrlPath)}>{item.tourName}</a>
          <span className={styles['when']}>{t.when({ day: dayText(item, locale), time: item.startingTime })}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * decision 5 of docs/design.md: at the end of the time it leads on only, to the same places held again, or to tour or trip. What was
 * typed is kept.
 */
export function Expired({ locale, cart, isOver }: Props) {
  const t = checkoutMessages(locale);
  const renewal = useStore($renewal, { ssr: 'initial' });
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = words(t, renewal, cart, locale);
  // The button that was pressed may be gone: the next one takes the focus.
  useEffect(() => {
    const next = box.current?.querySelector<HTMLElement>('button') ?? box.current?.querySelector('a');
    next?.focus();
  }, [renewal.status]);
  const gone = renewal.status === 'changed' ? goneFrom(cart, renewal) : renewal.status === 'refused' ? cart.items : [];
  // Of one item its tour says where to go on; of several the trip does, and each that is gone has a link of its own.
  const [only, ...others] = cart.items;
  const isTrip = !only || others.length > 0;
  const back = isTrip ? paths.trip(locale) : paths.tour(locale, only.normalizedUrlPath);
  return (
    <Dialog open={isOver} title={title}>
      <div ref={box} className={styles['expired']}>
        <div role="alert">
          {isTrip && gone.length > 0 && (
            <>
              {renewal.status === 'changed' && <p>{t.someGone}</p>}
              <Gone locale={locale} items={gone} />
            </>
          )}
          <p>{text}</p>
        </div>
        {renewal.status === 'refused' ? (
          <ButtonLink href={back}>{isTrip ? t.expiredTripLink : t.renewRefusedLink}</ButtonLink>
        ) : (
          <div className={styles['actions']}>
            {renewal.status === 'changed' ? (
              <Button onClick={acceptRenewal}>{consentText(t, renewal, locale)}</Button>
            ) : (
              <Button busy={renewal.status === 'loading'} onClick={() => void renewHold(locale)}>
                {renewal.status === 'error' ? t.retry : t.renew}
              </Button>
            )}
            <ButtonLink look="quiet" href={back}>
              {isTrip ? t.expiredTripLink : t.expiredLink}
            </ButtonLink>
          </div>
        )}
      </div>
    </Dialog>
  );
}

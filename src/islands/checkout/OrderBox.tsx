import type { ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { isOnRequest, type Cart, type CartGiftVoucher, type CartItem } from '#domain/cart.ts';
import { cancellationText, dayText, discountText, quantitiesText, totalText } from '#domain/cart-view.ts';
import { cancellationMessages } from '#i18n/cancellation/index.ts';
import { checkoutMessages, type CheckoutTexts } from '#i18n/checkout/index.ts';
import { giftOrderMessages } from '#i18n/gift-order/index.ts';
import { voucherMessages } from '#i18n/voucher/index.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { giftLines } from '#views/gift-voucher/gift-lines.ts';
import { PaymentNotices } from './PaymentNotices.tsx';
import styles from './OrderBox.module.scss';

/** What is said about money where no card is charged. */
export type Charge = { note: string; /** Of an order of one item. */ onRequest: string };
type Props = {
  locale: Locale;
  cart: Cart;
  charge?: Charge | undefined;
  isBusy: boolean;
  isExpired: boolean;
  /** In place of the order's own button. */
  button?: ReactNode;
};

/** What an operator has yet to answer, and what becomes of the rest meanwhile. */
function requestText(t: CheckoutTexts, { items }: Cart, charge: Charge | undefined): { title: string; text: string } {
  const asked = items.filter(({ requireBookingApproval }) => requireBookingApproval).length;
  if (items.length === 1) return { title: t.onRequestTitle, text: charge?.onRequest ?? t.onRequestText };
  if (asked === items.length) return { title: t.allOnRequestTitle, text: t.allOnRequestText };
  return { title: t.partOnRequestTitle(asked), text: t.partOnRequestText(asked) };
}

function chargeNote(t: CheckoutTexts, cart: Cart, total: string): string {
  if (!isOnRequest(cart)) return t.orderNote({ total });
  return cart.items.length > 1 ? t.orderNoteUntilAnswers({ total }) : t.orderNoteOnRequest({ total });
}

/** § 312j (2) BGB: what is ordered, when it is and what it costs, straight above the button. */
export function OrderBox({ locale, cart, charge, isBusy, isExpired, button }: Props) {
  const t = checkoutMessages(locale);
  const total = totalText(cart, locale);
  const request = requestText(t, cart, charge);
  // Where the total is that of the only item, it is said once.
  const hasPrices = cart.items.length > 1 || cart.voucherCode !== undefined;
  return (
    <section className={styles['box']} aria-label={t.reviewTitle}>
      {isOnRequest(cart) && (
        <div className={styles['onRequest']}>
          <p>
            <strong>{request.title}</strong>
          </p>
          <p>{request.text}</p>
        </div>
      )}
      {cart.items.map((item, index) => (
        <Item key={index} locale={locale} item={item} isOneOfSeveral={cart.items.length > 1} hasPrice={hasPrices} />
      ))}
      {cart.giftVoucher && <Gift locale={locale} gift={cart.giftVoucher} />}
      {cart.voucherCode !== undefined && (
        <p className={styles['discount']}>
          <span>{voucherMessages(locale).line({ code: cart.voucherCode })}</span> <span>{discountText(cart, locale)}</span>
        </p>
      )}
      <p className={styles['total']}>
        <span>{t.total}</span> <strong>{total}</strong>
      </p>
      {button ?? (
        <Button type="submit" wide busy={isBusy} disabled={isExpired} className={styles['order']}>
          {cart.grandTotal === 0 ? t.orderFree : t.order({ total })}
        </Button>
      )}
      <PaymentNotices locale={locale} cart={cart} />
      <p className={styles['note']}>{charge?.note ?? chargeNote(t, cart, total)}</p>
    </section>
  );
}

function Gift({ locale, gift }: { locale: Locale; gift: CartGiftVoucher }) {
  const t = giftOrderMessages(locale);
  return (
    <div className={styles['item']}>
      <h2 className={styles['name']}>{gift.name}</h2>
      {giftLines(gift, locale).map((line) => (
        <p key={line} className={styles['giftLine']}>
          {line}
        </p>
      ))}
      <p>{t.validity}</p>
      <p className={styles['cancellation']}>{t.withdrawal}</p>
    </div>
  );
}

type ItemProps = { locale: Locale; item: CartItem; isOneOfSeveral: boolean; hasPrice: boolean };

function Item({ locale, item, isOneOfSeveral, hasPrice }: ItemProps) {
  const t = checkoutMessages(locale);
  return (
    <div className={styles['item']}>
      <h2 className={styles['name']}>{item.tourName}</h2>
      {hasPrice && <p className={styles['price']}>{totalText(item, locale)}</p>}
      <p>{t.when({ day: dayText(item, locale), time: item.startingTime })}</p>
      <p>{quantitiesText(item, t)}</p>
      {item.shoreCall && <p>{`${item.shoreCall.ship}. ${item.shoreCall.clock}. ${item.shoreCall.promise}`}</p>}
      <p className={styles['cancellation']}>{cancellationText(item, new Date(serverNow()), locale, cancellationMessages(locale))}</p>
      {isOneOfSeveral && item.requireBookingApproval && (
        <p className={styles['badge']}>
          <Badge>{t.onRequest}</Badge>
        </p>
      )}
    </div>
  );
}

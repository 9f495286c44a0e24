import { useId, useState } from 'react';
import { IMAGE_URL } from 'astro:env/client';
import type { Locale } from '#contracts/common.ts';
import { imageWidths } from '#contracts/pictures.ts';
import type { Cart, CartGiftVoucher, CartItem } from '#domain/cart.ts';
import { dayText, discountText, lineTexts, quantitiesText, savedText, shortDayText, totalText } from '#domain/cart-view.ts';
import { checkoutMessages, type CheckoutTexts } from '#i18n/checkout/index.ts';
import { promotionMessages } from '#i18n/promotion/index.ts';
import { voucherMessages } from '#i18n/voucher/index.ts';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { giftLines } from '#views/gift-voucher/gift-lines.ts';
import { Picture } from '#views/picture/Picture.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import styles from './Summary.module.scss';
import ticket from './SummaryTicket.module.scss';

/** What is being bought and what it costs: beside the form on a desk, a bar that unfolds on a phone; the total always in view. */
export function Summary({ locale, cart }: { locale: Locale; cart: Cart | undefined }) {
  const t = checkoutMessages(locale);
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <section className={styles['summary']} aria-label={t.summary}>
      {cart && (
        <>
          <button type="button" className={styles['bar']} aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
            <span className={styles['what']}>
              <span className={styles['barName']}>{nameOf(cart, t)}</span>
              <TimeLeft locale={locale} short />
            </span>
            <strong className={styles['barTotal']}>{totalText(cart, locale)}</strong>
            <Icon name="chevron-right" className={styles['chevron']} />
            <span className="visually-hidden">{isOpen ? t.hideSummary : t.showSummary}</span>
          </button>
          <div id={panel} className={styles['panel']} data-open={isOpen}>
            <Ticket locale={locale} cart={cart} />
          </div>
        </>
      )}
    </section>
  );
}

/** What the bar says is being bought. */
const nameOf = ({ items, giftVoucher }: Cart, t: CheckoutTexts): string =>
  giftVoucher?.name ?? (items.length === 1 ? items.map(({ tourName }) => tourName).join() : t.bookings(items.length));

function Ticket({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = checkoutMessages(locale);
  const voucher = voucherMessages(locale).line;
  const [only, ...others] = cart.items;
  const saved = savedText(cart, locale);
  return (
    <>
      {cart.giftVoucher ? (
        <Gift locale={locale} gift={cart.giftVoucher} />
      ) : only && others.length === 0 ? (
        <Visit locale={locale} item={only} />
      ) : (
        <Itinerary locale={locale} items={cart.items} />
      )}
      <div className={ticket['prices']}>
        {only && others.length === 0 && (
          <ul className={ticket['lines']}>
            {lineTexts(only, locale, { quantity: t.quantity, voucher }).map((line) => (
              <li key={line.key} className={ticket['line']}>
                <span>{line.text}</span>
                <span>{line.total}</span>
              </li>
            ))}
          </ul>
        )}
        {cart.voucherCode !== undefined && (
          <p className={ticket['line']}>
            <span>{voucher({ code: cart.voucherCode })}</span>
            <span>{discountText(cart, locale)}</span>
          </p>
        )}
        <p className={ticket['total']}>
          <span>{t.total}</span> <strong>{totalText(cart, locale)}</strong>
        </p>
        {saved && <p className={ticket['saved']}>{promotionMessages(locale).saved({ amount: saved })}</p>}
        <TimeLeft locale={locale} />
      </div>
    </>
  );
}

function Gift({ locale, gift }: { locale: Locale; gift: CartGiftVoucher }) {
  return (
    <>
      <div className={ticket['picture']}>
        <img src={gift.picture} alt="" width={540} height={405} />
      </div>
      <div className={ticket['facts']}>
        <p className={ticket['name']}>{gift.name}</p>
        {giftLines(gift, locale).map((line) => (
          <p key={line} className={ticket['gift']}>
            {line}
          </p>
        ))}
      </div>
    </>
  );
}

function Visit({ locale, item }: { locale: Locale; item: CartItem }) {
  const t = checkoutMessages(locale);
  return (
    <>
      <div className={ticket['picture']}>
        <Picture url={IMAGE_URL + item.teaserImageUrl} alt="" widths={imageWidths} sizes="384px" eager />
      </div>
      <div className={ticket['facts']}>
        <p className={ticket['city']}>
          {item.tourCity}
          {item.requireBookingApproval && <Badge>{t.onRequest}</Badge>}
        </p>
        <p className={ticket['name']}>{item.tourName}</p>
        <p className={ticket['when']}>{t.when({ day: dayText(item, locale), time: item.startingTime })}</p>
        <p className={ticket['quiet']}>{t.venueTime}</p>
        {item.shoreCall && <p className={ticket['ship']}>{item.shoreCall.clock}</p>}
      </div>
    </>
  );
}

/** More of them scroll, so that the total stays in view. */
const mostInView = 4;

/** All that is bought, one below the other. */
function Itinerary({ locale, items }: { locale: Locale; items: readonly CartItem[] }) {
  const t = checkoutMessages(locale);
  return (
    <div className={ticket['facts']}>
      <p className={ticket['name']}>
        {t.trip} <small>{t.bookings(items.length)}</small>
      </p>
      <ul className={ticket['items']} {...(items.length > mostInView ? { tabIndex: 0, 'aria-label': t.trip } : {})}>
        {items.map((item, index) => (
          <li key={index} className={ticket['item']}>
            <div className={ticket['thumb']}>
              <Picture url={IMAGE_URL + item.teaserImageUrl} alt="" widths={imageWidths} sizes="56px" />
            </div>
            <div className={ticket['itemFacts']}>
              <p className={ticket['itemName']}>{item.tourName}</p>
              <p className={ticket['quiet']}>{t.when({ day: shortDayText(item, locale), time: item.startingTime })}</p>
              <p className={ticket['quiet']}>{quantitiesText(item, t)}</p>
              {item.shoreCall && <p className={ticket['ship']}>{item.shoreCall.clock}</p>}
              {item.requireBookingApproval && <Badge>{t.onRequest}</Badge>}
            </div>
            <p className={ticket['itemPrice']}>{totalText(item, locale)}</p>
          </li>
        ))}
      </ul>
      <p className={ticket['quiet']}>{t.venueTime}</p>
    </div>
  );
}

import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { directions } from '#contracts/transfers.ts';
import type { Cart, CartGiftVoucher, CartItem } from '#domain/cart.ts';
import { requiredTravellers, formFor, fullName, type Booker, type CheckoutForm } from '#domain/checkout-form.ts';
import { addressOf } from '#domain/checkout-steps.ts';
import { paths, type CheckoutStep } from '#domain/routes.ts';
import { transferLines } from '#domain/transfers/told.ts';
import { shownTransfersOf } from '#domain/typed-transfer.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { giftOrderMessages } from '#i18n/gift-order/index.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import { $form } from '#stores/checkout/form.ts';
import { giftLines } from '#views/gift-voucher/gift-lines.ts';
import styles from './OrderReview.module.scss';

type Entry = { href: string; name: string; /** The item, where it is not about all of them. */ about?: string; lines: string[] };

/** What is asked for each item: said once where it is the same for all. */
function ofItems({ items }: Cart, entryOf: (item: CartItem, index: number) => Entry | undefined): Entry[] {
  const entries = items.flatMap((item, index) => {
    const entry = entryOf(item, index);
    return entry ? [{ ...entry, about: item.tourName }] : [];
  });
  const [first] = entries;
  const areSame = entries.every(({ lines }) => lines.join('\n') === first?.lines.join('\n'));
  if (!first || !areSame || entries.length < items.length) return entries;
  return [{ href: first.href, name: first.name, lines: first.lines }];
}

function giftEntries(gift: CartGiftVoucher, booker: Booker, who: string, locale: Locale): Entry[] {
  const t = giftOrderMessages(locale);
  return [
    { href: who, name: t.boughtBy, lines: [fullName(booker), booker.email] },
    {
      href: paths.giftVouchers(locale, gift.tourId),
      name: gift.name,
      lines: [...giftLines(gift, locale), ...(gift.message ? [gift.message] : [])],
    },
  ];
}

function entriesOf(cart: Cart, { booker, items }: CheckoutForm, locale: Locale): Entry[] {
  const [t, words] = [checkoutMessages(locale), transferMessages(locale)];
  const at = (step: CheckoutStep): string => addressOf(cart, step, locale);
  const { giftVoucher } = cart;
  if (giftVoucher) return giftEntries(giftVoucher, booker, at('personal_info'), locale);
  return [
    { href: at('personal_info'), name: t.bookedBy, lines: [fullName(booker), booker.email, booker.phone] },
    ...ofItems(cart, (item, index) => {
      const typed = items[index];
      const travellers = typed ? requiredTravellers(item, typed) : [];
      const lines = item.travellers.map((label, i) => {
        const name = travellers[i]?.name;
        return name ? t.travellerLine({ name, label }) : label;
      });
      return { href: at('traveler_info'), name: t.travellers, lines };
    }),
    ...directions.flatMap((direction) =>
      ofItems(cart, (item, index) => {
        const shown = shownTransfersOf(item, items[index], words)[direction];
        return shown && { href: at('questions'), name: words[direction], lines: transferLines(direction, shown, words) };
      }),
    ),
  ];
}

/** What was typed in the steps before, each with the way back to it. */
export function OrderReview({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = checkoutMessages(locale);
  const entries = entriesOf(cart, formFor(cart, useStore($form, { ssr: 'initial' })), locale);
  return (
    <dl className={styles['review']}>
      {entries.map(({ href, name, about, lines }, index) => (
        <div key={index} className={styles['entry']}>
          <dt className={styles['name']}>
            {name}
            {about && <span className={styles['about']}>{about}</span>}
          </dt>
          <dd className={styles['lines']}>
            {lines.map((line, i) => (
              <span key={i}>{line}</span>
            ))}
          </dd>
          <dd>
            <a className={styles['change']} href={href} aria-label={t.changeOf({ what: about ? `${name}, ${about}` : name })}>
              {t.change}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

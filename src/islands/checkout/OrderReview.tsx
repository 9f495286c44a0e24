import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { formFor, fullName } from '#domain/checkout-form.ts';
import { paths, type CheckoutStep } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { $form } from '#stores/checkout/form.ts';
import styles from './OrderReview.module.scss';

type Entry = { step: CheckoutStep; name: string; lines: string[] };

/** What was typed in the steps before, each with the way back to it. */
export function OrderReview({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = checkoutMessages(locale);
  const { booker, travellers, pickup } = formFor(cart, useStore($form, { ssr: 'initial' }));
  const entries: Entry[] = [
    { step: 'personal_info', name: t.bookedBy, lines: [fullName(booker), booker.email, booker.phone] },
    {
      step: 'traveler_info',
      name: t.travellers,
      lines: travellers.map(({ name }, i) =>
        name ? t.travellerLine({ name, label: cart.travellers[i] ?? '' }) : (cart.travellers[i] ?? ''),
      ),
    },
    ...(cart.startingPointEntryRequired ? [{ step: 'questions' as const, name: t.pickup, lines: [pickup.hotelName, pickup.address] }] : []),
  ];
  return (
    <dl className={styles['review']}>
      {entries.map(({ step, name, lines }) => (
        <div key={step} className={styles['entry']}>
          <dt className={styles['name']}>{name}</dt>
          <dd className={styles['lines']}>
            {lines.map((line, i) => (
              <span key={i}>{line}</span>
            ))}
          </dd>
          <dd>
            <a className={styles['change']} href={paths.checkout(locale, step)} aria-label={t.changeOf({ what: name })}>
              {t.change}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

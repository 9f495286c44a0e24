import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { totalText } from '#domain/cart-view.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages, type CheckoutTexts } from '#i18n/checkout/index.ts';
import { paymentErrorText } from '#i18n/payment-errors/index.ts';
import { $renewal, acceptRenewal, renewHold, type Renewal } from '#stores/checkout/renewal.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './Expired.module.scss';

type Props = { locale: Locale; cart: Cart; isOver: boolean };

function words(t: CheckoutTexts, renewal: Renewal, cart: Cart, locale: Locale): { title: string; text: ReactNode } {
  if (renewal.status === 'refused') return { title: t.renewRefusedTitle, text: t.renewRefused };
  if (renewal.status === 'error') return { title: t.expiredTitle, text: paymentErrorText(renewal.error, locale) };
  if (renewal.status !== 'price_changed') return { title: t.expiredTitle, text: t.expired };
  return {
    title: t.renewedPriceTitle,
    text: t.renewedPrice({ oldTotal: totalText(cart, locale), newTotal: totalText(renewal.held.quote, locale) }),
  };
}

/**
 * decision 5 of docs/design.md: at the end of the time it leads on only, to the same places held again or to the tour. What was typed is
 * kept.
 */
export function Expired({ locale, cart, isOver }: Props) {
  const t = checkoutMessages(locale);
  const renewal = useStore($renewal, { ssr: 'initial' });
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = words(t, renewal, cart, locale);
  // The button that was pressed may be gone: the next one takes the focus.
  useEffect(() => box.current?.querySelector<HTMLElement>('button, a')?.focus(), [renewal.status]);
  const tour = paths.tour(locale, cart.normalizedUrlPath);
  return (
    <Dialog open={isOver} title={title}>
      <div ref={box} className={styles['expired']}>
        <p role="alert">{text}</p>
        {renewal.status === 'refused' ? (
          <ButtonLink href={tour}>{t.renewRefusedLink}</ButtonLink>
        ) : (
          <div className={styles['actions']}>
            {renewal.status === 'price_changed' ? (
              <Button onClick={acceptRenewal}>{t.acceptRenewal({ total: totalText(renewal.held.quote, locale) })}</Button>
            ) : (
              <Button busy={renewal.status === 'loading'} onClick={() => void renewHold(locale)}>
                {renewal.status === 'error' ? t.retry : t.renew}
              </Button>
            )}
            <ButtonLink look="quiet" href={tour}>
              {t.expiredLink}
            </ButtonLink>
          </div>
        )}
      </div>
    </Dialog>
  );
}

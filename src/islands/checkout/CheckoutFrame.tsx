import { useEffect, useRef, type ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { contentsOf, type Cart } from '#domain/cart.ts';
import { nameOfPage } from '#domain/checkout-steps.ts';
import type { CheckoutStep } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { checkoutType } from '#stores/checkout/checkout-type.ts';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { StepList } from './StepList.tsx';
import { Summary } from './Summary.tsx';
import { TimeWarning } from './TimeWarning.tsx';
import { useCheckout } from './use-checkout.ts';
import styles from './CheckoutFrame.module.scss';

type Props = {
  locale: Locale;
  step: CheckoutStep;
  /** In place of the step's own. */
  title?: string;
  /** In place of what is said where there is no cart. */
  empty?: ReactNode;
  children: (cart: Cart) => ReactNode;
};

/** Where the cart has other items than before, the field that had the focus may be gone: then the step's title takes it. */
function useTitleFocus(cart: Cart | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef<string>(undefined);
  const contents = cart && contentsOf(cart);
  useEffect(() => {
    if (contents === undefined) return;
    const isOther = before.current !== undefined && before.current !== contents;
    before.current = contents;
    if (isOther && document.activeElement === document.body) title.current?.focus();
  }, [contents]);
  return title;
}

/** What all steps have in common: the list of steps, the summary with the price, the time left. */
export function CheckoutFrame({ locale, step, title, empty, children }: Props) {
  const t = checkoutMessages(locale);
  const checkout = useCheckout(locale, step);
  const cart = checkout.state === 'ready' ? checkout.cart : undefined;
  const heading = useTitleFocus(cart);
  const name = nameOfPage(cart, step, checkoutType);
  if (checkout.state === 'empty') return empty ?? <EmptyCheckout locale={locale} />;
  return (
    <div className={`page ${styles['frame']}`}>
      <div className={styles['steps']}>
        <StepList locale={locale} step={step} cart={cart} />
      </div>
      <div className={styles['summary']}>
        <Summary locale={locale} cart={cart} />
      </div>
      <div className={styles['main']} aria-busy={!cart}>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          {title ?? t[`${name}Title`]}
        </h1>
        {cart ? (
          children(cart)
        ) : (
          <p role="status" className={styles['loading']}>
            {t.loading}
          </p>
        )}
      </div>
      {cart?.hold && <TimeWarning locale={locale} cart={cart} />}
    </div>
  );
}

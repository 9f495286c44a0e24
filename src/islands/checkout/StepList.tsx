import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { namedPages } from '#domain/checkout-steps.ts';
import { paths, type CheckoutStep } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { checkoutType } from '#stores/checkout/checkout-type.ts';
import { isExpress } from '#stores/checkout/steps.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './StepList.module.scss';

type Props = { locale: Locale; step: CheckoutStep; cart: Cart | undefined };

/** Where the shopper is; steps that are behind lead back. Before the cart is known, the steps of most orders stand there. */
export function StepList({ locale, step, cart }: Props) {
  const t = checkoutMessages(locale);
  const pages = namedPages(cart, step, checkoutType);
  const current = pages.findIndex((page) => page.step === step);
  // Nothing was asked there: it can be, all the same.
  const isSkipped = cart !== undefined && step === 'payment' && isExpress(cart);
  return (
    <nav aria-label={t.steps}>
      <ol className={styles['steps']}>
        {pages.map(({ step: other, name }, index) => (
          <li
            key={other}
            className={styles['step']}
            data-state={index === current ? 'current' : index < current && !isSkipped ? 'done' : 'ahead'}
          >
            {index < current && cart ? (
              <a href={paths.checkout(locale, other)} className={styles['label']}>
                <span className={styles['number']}>{isSkipped ? index + 1 : <Icon name="check" size={16} />}</span>
                <span>
                  {t[name]}
                  {!isSkipped && <span className="visually-hidden">, {t.stepDone}</span>}
                </span>
              </a>
            ) : (
              <span className={styles['label']} aria-current={index === current ? 'step' : undefined}>
                <span className={styles['number']} aria-hidden="true">
                  {index + 1}
                </span>
                <span>{t[name]}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

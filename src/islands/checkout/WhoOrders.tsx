import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { isBilled } from '#domain/checkout-steps.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { giftOrderMessages } from '#i18n/gift-order/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { $signIn, signIn } from '#stores/account/auth/sign-in.ts';
import { checkoutType } from '#stores/checkout/checkout-type.ts';
import { Button } from '#ui/Button.tsx';
import { usePerson } from './use-person.ts';
import styles from './StepForm.module.scss';

/** As a guest, or with an account: signing in keeps cart and fields. */
export function WhoOrders({ locale, cart: { giftVoucher } }: { locale: Locale; cart: Cart }) {
  const t = checkoutMessages(locale);
  const guest = giftVoucher ? giftOrderMessages(locale) : t;
  const person = usePerson();
  const { status, problem } = useStore($signIn);
  if (person)
    return (
      <p className={styles['guest']}>
        <strong>{giftVoucher ? giftOrderMessages(locale).buyingAs({ name: person.name }) : t.orderingAs({ name: person.name })}</strong>
        <br />
        {giftVoucher ? guest.guestLead : t.orderingAsLead}
      </p>
    );
  // There are no guests there: the step before asks who books.
  if (isBilled(checkoutType)) return null;
  return (
    <div className={styles['guest']}>
      <p>
        <strong>{guest.guest}</strong>
        <br />
        {guest.guestLead}
      </p>
      <Button look="quiet" busy={status === 'loading'} onClick={() => void signIn(locale, paths.checkout(locale, 'personal_info'))}>
        {t.haveAccount}
      </Button>
      <p role="status">{status === 'error' && problem ? signInMessages(locale)[problem] : ''}</p>
    </div>
  );
}

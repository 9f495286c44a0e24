import type { ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { asksComments, nextStep, previousStep } from '#domain/checkout-steps.ts';
import { paths, type CheckoutStep } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { incompleteWalletMessages } from '#i18n/incomplete-wallet/index.ts';
import { checkoutType } from '#stores/checkout/checkout-type.ts';
import { $express } from '#stores/checkout/steps.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { TextArea } from '#ui/TextField.tsx';
import type { StepForm as Form } from './use-step-form.ts';
import styles from './StepForm.module.scss';

/** Where the step before is; before the first one of a gift voucher, the form in which it was made. */
function wayBack(cart: Cart, step: CheckoutStep, locale: Locale): string | undefined {
  const before = previousStep(cart, step, checkoutType);
  if (before) return paths.checkout(locale, before);
  return cart.giftVoucher && paths.giftVouchers(locale, cart.giftVoucher.tourId);
}

type Props = { locale: Locale; cart: Cart; step: CheckoutStep; form: Form; children: ReactNode };

/** The form around a page's fields: what is to be corrected above them, the way on and back below. */
export function StepForm({ locale, cart, step, form, children }: Props) {
  const t = checkoutMessages(locale);
  const isOfSeveral = cart.items.length > 1;
  const back = wayBack(cart, step, locale);
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void form.submit(event)}>
      <ErrorSummary
        title={t.errorTitle}
        lead={$express.get() === 'refused' ? incompleteWalletMessages(locale).lead : t.requiredFields}
        errors={form.summary}
      />
      {children}
      {asksComments(cart, step) && (
        <TextArea
          {...form.field('comments')}
          label={isOfSeveral ? t.commentsToAll : t.comments}
          hint={isOfSeveral ? t.commentsToAllHint : t.commentsHint}
          optional={t.optional}
          maxLength={1000}
        />
      )}
      <div className={styles['actions']}>
        {back && (
          <ButtonLink look="quiet" href={back}>
            {t.back}
          </ButtonLink>
        )}
        <Button type="submit" busy={form.isBusy} className={styles['next']}>
          {nextStep(cart, step) === 'payment' ? t.toPayment : t.next}
        </Button>
      </div>
    </form>
  );
}

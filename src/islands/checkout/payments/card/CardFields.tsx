import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { CheckoutTexts } from '#i18n/checkout/index.ts';
import { Field, type ControlProps } from '#ui/Field.tsx';
import { cardFieldId, type CardPart, type useCardFields } from './use-card-fields.ts';
import styles from '../../Payment.module.scss';

type Props = { t: CheckoutTexts; fields: ReturnType<typeof useCardFields> };

/** The provider's fields are documents of their own: they do not see our style sheet. */
function elementStyle(): StripeElementStyle {
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const { fontFamily } = getComputedStyle(document.body);
  return {
    base: {
      color: token('--ink'),
      fontFamily,
      fontSize: '17px',
      lineHeight: '24px',
      iconColor: token('--ink-soft'),
      '::placeholder': { color: token('--ink-soft') },
    },
    invalid: { color: token('--danger'), iconColor: token('--danger') },
  };
}

function useElementOptions() {
  const [options, setOptions] = useState(() => ({ style: elementStyle() }));
  useEffect(() => {
    const listening = new AbortController();
    const repaint = () => setOptions({ style: elementStyle() });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', repaint, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return options;
}

/** Card number, expiry date and security code: each a field of the payment provider inside one of ours. */
export function CardFields({ t, fields }: Props) {
  const options = useElementOptions();
  const texts = (part: CardPart) => ({ id: cardFieldId(part), error: fields.errorOf(part) });
  const element = (part: CardPart, control: ControlProps) => ({
    id: control.id,
    className: `${control.className} ${styles['element']}`,
    options,
    onChange: fields.change(part),
  });
  return (
    <div className={styles['card']}>
      <div className={styles['whole']}>
        <Field {...texts('number')} label={t.cardNumber}>
          {(control) => <CardNumberElement {...element('number', control)} />}
        </Field>
      </div>
      <Field {...texts('expiry')} label={t.cardExpiry} hint={t.cardExpiryHint}>
        {(control) => <CardExpiryElement {...element('expiry', control)} />}
      </Field>
      <Field {...texts('cvc')} label={t.cardCvc} hint={t.cardCvcHint}>
        {(control) => <CardCvcElement {...element('cvc', control)} />}
      </Field>
    </div>
  );
}

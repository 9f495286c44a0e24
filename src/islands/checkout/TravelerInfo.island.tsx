/** Must be an island: who travels depends on the cart, which lives in the tab alone. */
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { requiresOfTraveller } from '#domain/required-data.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { TextField } from '#ui/TextField.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './use-step-form.ts';
import styles from './StepForm.module.scss';

export default function TravelerInfo({ locale }: { locale: Locale }) {
  return (
    <CheckoutFrame locale={locale} step="traveler_info">
      {(cart) => <TravelerInfoForm locale={locale} cart={cart} />}
    </CheckoutFrame>
  );
}

function TravelerInfoForm({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = checkoutMessages(locale);
  const form = useStepForm('traveler_info', cart, locale);
  const isGroup = cart.lines.some(({ group }) => group === 'DEFAULT');
  const areNamed = cart.travellers.every((_, i) => requiresOfTraveller(cart, 'name', i));
  return (
    <StepForm locale={locale} cart={cart} step="traveler_info" form={form}>
      <p className={styles['lead']}>{isGroup ? t.groupLead : areNamed ? t.travellersLead : t.leadOnly}</p>
      {cart.travellers.map((label, i) => (
        <fieldset key={i} className={styles['section']}>
          <legend className={styles['legend']}>
            {i === 0 ? t.travellerLead : t.traveller({ number: i + 1 })} <small>{label}</small>
          </legend>
          <div className={styles['group']}>
            <TextField
              {...form.field(`travellers.${i}.name`)}
              label={t.travellerName}
              {...(requiresOfTraveller(cart, 'name', i) ? {} : { optional: t.optional })}
              autoComplete={i === 0 ? 'name' : 'off'}
              enterKeyHint="next"
            />
            <TextField
              {...form.field(`travellers.${i}.email`)}
              label={t.travellerEmail}
              {...(requiresOfTraveller(cart, 'email', i) ? {} : { optional: t.optional })}
              type="email"
              inputMode="email"
              autoComplete={i === 0 ? 'email' : 'off'}
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
            />
          </div>
        </fieldset>
      ))}
    </StepForm>
  );
}

/** Must be an island: who travels depends on the cart, which lives in the tab alone. */
import type { Locale } from '#contracts/common.ts';
import { contentsOf, type Cart, type CartItem } from '#domain/cart.ts';
import { requiresOfTraveller } from '#domain/required-data.ts';
import { checkoutMessages, type CheckoutTexts } from '#i18n/checkout/index.ts';
import { TextField } from '#ui/TextField.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { ItemSection } from './ItemSection.tsx';
import { StepForm } from './StepForm.tsx';
import { useStepForm, type StepForm as Form } from './use-step-form.ts';
import styles from './StepForm.module.scss';

export default function TravelerInfo({ locale }: { locale: Locale }) {
  return (
    <CheckoutFrame locale={locale} step="traveler_info">
      {(cart) => <TravelerInfoForm key={contentsOf(cart)} locale={locale} cart={cart} />}
    </CheckoutFrame>
  );
}

/** Its fields go by an item's place in the cart: for other items it is another form, which starts with what was typed for each. */
function TravelerInfoForm({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = checkoutMessages(locale);
  const form = useStepForm('traveler_info', cart, locale);
  const leads = cart.items.map((item) => leadOf(item, t));
  return (
    <StepForm locale={locale} cart={cart} step="traveler_info" form={form}>
      {cart.items.length > 1 && <p className={styles['lead']}>{t.offered}</p>}
      {cart.items.map((item, index) => (
        <ItemSection key={index} locale={locale} cart={cart} index={index}>
          {leads[index] !== leads[index - 1] && <p className={styles['lead']}>{leads[index]}</p>}
          <Travellers t={t} item={item} index={index} form={form} />
        </ItemSection>
      ))}
    </StepForm>
  );
}

type Props = { t: CheckoutTexts; item: CartItem; index: number; form: Form };

/** Whose names are needed. */
function leadOf(item: CartItem, t: CheckoutTexts): string {
  if (item.lines.some(({ group }) => group === 'DEFAULT')) return t.groupLead;
  return item.travellers.every((_, i) => requiresOfTraveller(item, 'name', i)) ? t.travellersLead : t.leadOnly;
}

/** Who comes along: a name and an address for each, as far as the operator needs them. */
function Travellers({ t, item, index, form }: Props) {
  const isFirst = (i: number) => index === 0 && i === 0;
  return (
    <>
      {item.travellers.map((label, i) => (
        <fieldset key={i} className={styles['section']}>
          <legend className={styles['legend']}>
            {i === 0 ? t.travellerLead : t.traveller({ number: i + 1 })} <small>{label}</small>
          </legend>
          <div className={styles['group']}>
            <TextField
              {...form.field(`items.${index}.travellers.${i}.name`)}
              label={t.travellerName}
              {...(requiresOfTraveller(item, 'name', i) ? {} : { optional: t.optional })}
              autoComplete={isFirst(i) ? 'name' : 'off'}
              enterKeyHint="next"
            />
            <TextField
              {...form.field(`items.${index}.travellers.${i}.email`)}
              label={t.travellerEmail}
              {...(requiresOfTraveller(item, 'email', i) ? {} : { optional: t.optional })}
              type="email"
              inputMode="email"
              autoComplete={isFirst(i) ? 'email' : 'off'}
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
            />
          </div>
        </fieldset>
      ))}
    </>
  );
}

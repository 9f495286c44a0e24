/** Must be an island: what was typed lives in the tab alone, and the phone number is checked while it can be corrected. */
import { useEffect, useMemo } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import type { CheckoutForm } from '#domain/checkout-form.ts';
import { countryOptions, dialCodeOf } from '#domain/countries.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { requiresOfBooker } from '#domain/required-data.ts';
import { withAccount } from '#stores/checkout/form.ts';
import { preparePhoneRules, toE164 } from '#stores/checkout/phone.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { StepForm } from './StepForm.tsx';
import { useStepForm, type StepForm as Form } from './use-step-form.ts';
import { usePerson } from './use-person.ts';
import { WhoOrders } from './WhoOrders.tsx';
import styles from './StepForm.module.scss';

export default function PersonalInfo({ locale }: { locale: Locale }) {
  return (
    <CheckoutFrame locale={locale} step="personal_info">
      {(cart) => <PersonalInfoForm locale={locale} cart={cart} />}
    </CheckoutFrame>
  );
}

async function withPhone(form: CheckoutForm): Promise<CheckoutForm> {
  const { phoneCountry, phoneNumber } = form.booker;
  return { ...form, booker: { ...form.booker, phone: (await toE164(phoneCountry, phoneNumber)) ?? '' } };
}

/** Who is signed in may be known only while the shopper types: the form stays, and so does what it holds. */
function useAccount({ form: { getValues, setValue, clearErrors } }: Form): void {
  const sub = usePerson()?.sub;
  useEffect(() => {
    const before = getValues('booker');
    const after = withAccount(before);
    if (!sub || after === before) return;
    for (const name of ['firstName', 'lastName', 'email'] as const) {
      setValue(`booker.${name}`, after[name]);
      clearErrors(`booker.${name}`);
    }
  }, [sub, getValues, setValue, clearErrors]);
}

function PersonalInfoForm({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = checkoutMessages(locale);
  const form = useStepForm('personal_info', cart, locale, withPhone);
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const { field } = form;
  useAccount(form);
  const { fullAddress, postalCode, city, stateProvince } = form.form.formState.defaultValues?.booker ?? {};
  const country = (
    <div className={styles['whole']}>
      <SelectField
        {...field('booker.country')}
        label={t.country}
        autoComplete="country"
        placeholder={t.choose}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </div>
  );
  return (
    <StepForm locale={locale} cart={cart} step="personal_info" form={form}>
      <WhoOrders locale={locale} />
      <div className={styles['group']}>
        <TextField {...field('booker.firstName')} label={t.firstName} autoComplete="given-name" enterKeyHint="next" />
        <TextField {...field('booker.lastName')} label={t.lastName} autoComplete="family-name" enterKeyHint="next" />
        <div className={styles['whole']}>
          <TextField
            {...field('booker.email')}
            label={t.email}
            hint={t.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="next"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <div className={styles['phone']}>
          <SelectField
            {...field('booker.phoneCountry')}
            label={t.phoneCountry}
            autoComplete="tel-country-code"
            options={countries.map(({ code, name }) => ({ value: code, label: `${name} (${dialCodeOf(code)})` }))}
          />
          <TextField
            {...field('booker.phoneNumber')}
            label={t.phoneNumber}
            hint={t.phoneHint}
            {...(requiresOfBooker(cart, 'phoneNumber') ? {} : { optional: t.optional })}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="next"
            onFocus={preparePhoneRules}
          />
        </div>
        {requiresOfBooker(cart, 'country') && country}
      </div>
      <Disclosure label={t.invoice} initiallyOpen={[fullAddress, postalCode, city, stateProvince].some(Boolean)}>
        <div className={styles['group']}>
          <div className={styles['whole']}>
            <TextField {...field('booker.fullAddress')} label={t.fullAddress} autoComplete="street-address" />
          </div>
          <TextField {...field('booker.postalCode')} label={t.postalCode} autoComplete="postal-code" />
          <TextField {...field('booker.city')} label={t.city} autoComplete="address-level2" />
          <div className={styles['whole']}>
            <TextField {...field('booker.stateProvince')} label={t.stateProvince} autoComplete="address-level1" optional={t.optional} />
          </div>
          {!requiresOfBooker(cart, 'country') && country}
        </div>
      </Disclosure>
    </StepForm>
  );
}

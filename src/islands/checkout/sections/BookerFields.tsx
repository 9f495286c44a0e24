import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { countryOptions, dialCodeOf } from '#domain/countries.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { giftOrderMessages } from '#i18n/gift-order/index.ts';
import { asksForPhone, requiresOfBooker } from '#domain/required-data.ts';
import { withAccount } from '#stores/checkout/form.ts';
import { exampleNumber, preparePhoneRules } from '#stores/checkout/phone.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from '../StepForm.module.scss';
import { usePerson } from '../use-person.ts';
import type { StepForm as Form } from '../use-step-form.ts';
import type { SectionProps } from './props.ts';

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

/** Where the chosen country's numbers are known, one of them. */
function useExampleNumber({ form: { control } }: Form): string | undefined {
  const country = useWatch({ control, name: 'booker.phoneCountry' });
  const [example, setExample] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void exampleNumber(country).then((number) => {
      if (isCurrent) setExample(number);
    });
    return () => {
      isCurrent = false;
    };
  }, [country]);
  return example;
}

function PhoneFields({ locale, cart, form }: SectionProps) {
  const t = checkoutMessages(locale);
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const example = useExampleNumber(form);
  return (
    <div className={styles['phone']}>
      <SelectField
        {...form.field('booker.phoneCountry')}
        label={t.phoneCountry}
        autoComplete="tel-country-code"
        options={countries.map(({ code, name }) => ({ value: code, label: `${name} (${dialCodeOf(code)})` }))}
      />
      <TextField
        {...form.field('booker.phoneNumber')}
        label={t.phoneNumber}
        hint={t.phoneHint}
        placeholder={example}
        {...(requiresOfBooker(cart, 'phoneNumber') ? {} : { optional: t.optional })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        onInput={preparePhoneRules}
      />
    </div>
  );
}

/** Who books, and where the tickets go. */
export function BookerFields({ locale, cart, form }: SectionProps) {
  const t = checkoutMessages(locale);
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const { field } = form;
  useAccount(form);
  const { fullAddress, postalCode, city, stateProvince } = form.form.formState.defaultValues?.booker ?? {};
  // Its place differs; fields are registered, and corrected, in the order in which they stand.
  const country = () => (
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
    <>
      <div className={styles['group']}>
        <TextField {...field('booker.firstName')} label={t.firstName} autoComplete="given-name" enterKeyHint="next" />
        <TextField {...field('booker.lastName')} label={t.lastName} autoComplete="family-name" enterKeyHint="next" />
        <div className={styles['whole']}>
          <TextField
            {...field('booker.email')}
            label={t.email}
            hint={cart.giftVoucher ? giftOrderMessages(locale).emailHint : t.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="next"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        {asksForPhone(cart) && <PhoneFields locale={locale} cart={cart} form={form} />}
        {requiresOfBooker(cart, 'country') && country()}
      </div>
      <Disclosure label={t.invoice} initiallyOpen={[fullAddress, postalCode, city, stateProvince].some(Boolean)}>
        <div className={styles['group']}>
          <div className={styles['whole']}>
            <TextField {...field('booker.fullAddress')} label={t.fullAddress} autoComplete="address-line1" />
          </div>
          <TextField {...field('booker.postalCode')} label={t.postalCode} autoComplete="postal-code" />
          <TextField {...field('booker.city')} label={t.city} autoComplete="address-level2" />
          <div className={styles['whole']}>
            <TextField {...field('booker.stateProvince')} label={t.stateProvince} autoComplete="address-level1" optional={t.optional} />
          </div>
          {!requiresOfBooker(cart, 'country') && country()}
        </div>
      </Disclosure>
    </>
  );
}

import { useMemo } from 'react';
import { countryOptions } from '#domain/countries.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { SelectField } from '#ui/SelectField.tsx';
import type { QuestionFieldProps } from './props.ts';

/** Not filled in by the browser: which country a question is about, only its label says. */
export function CountryQuestion({ field, locale }: QuestionFieldProps) {
  const countries = useMemo(() => countryOptions(locale), [locale]);
  return (
    <SelectField
      {...field}
      autoComplete="off"
      placeholder={checkoutMessages(locale).choose}
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

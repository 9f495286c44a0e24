import { useMemo, useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { countryOptions, dialCodeOf, likelyCountry } from '#domain/countries.ts';
import { questionFieldMessages } from '#i18n/question-fields/index.ts';
import { preparePhoneRules, roughE164, toE164 } from '#stores/checkout/phone.ts';
import { Field } from '#ui/Field.tsx';
import styles from './PhoneQuestion.module.scss';
import type { QuestionFieldProps } from './props.ts';

/** The answer is E.164; it is dialled, and shown, as people of the chosen country do. Whose number it is, no browser knows. */
export function PhoneQuestion({ field: texts, name, control, locale }: QuestionFieldProps) {
  const { field } = useController({ name, control });
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const [chosen, setChosen] = useState<string>();
  const ownCountry = useWatch({ control, name: 'booker.phoneCountry' });
  const country = chosen ?? (ownCountry || likelyCountry(navigator.languages, locale));
  const [typed, setTyped] = useState({ text: field.value, answer: field.value });
  // What is typed for one tour goes on to others that ask the same: then the answer changes without a key.
  const shown = typed.answer === field.value ? typed.text : field.value;

  const last = useRef('');
  const write = (text: string, answer: string) => {
    setTyped({ text, answer });
    field.onChange(answer);
  };
  /** Roughly at once, so that nobody is held up; exactly when the numbering plans are there. */
  const change = async (text: string, from: string) => {
    last.current = text;
    setChosen(from);
    const rough = roughE164(text, dialCodeOf(from) ?? '') ?? text;
    write(text, rough);
    const exact = (await toE164(from, text)) ?? text;
    if (exact !== rough && last.current === text) write(text, exact);
  };
  const { id, label, hint, error, optional } = texts;
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(input) => (
        <div className={styles['row']}>
          <select
            className={input.className}
            aria-label={questionFieldMessages(locale).countryOf({ question: label })}
            autoComplete="off"
            value={country}
            onChange={({ target }) => {
              void change(shown, target.value);
            }}
          >
            {countries.map(({ code, name: countryName }) => (
              <option key={code} value={code}>{`${countryName} (${dialCodeOf(code)})`}</option>
            ))}
          </select>
          <input
            {...input}
            name={name}
            ref={field.ref}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={40}
            value={shown}
            onFocus={preparePhoneRules}
            onBlur={field.onBlur}
            onChange={({ target }) => void change(target.value, country)}
          />
        </div>
      )}
    </Field>
  );
}

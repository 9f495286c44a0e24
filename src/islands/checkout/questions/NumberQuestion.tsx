import { useState } from 'react';
import { useController } from 'react-hook-form';
import { measures } from '#domain/questions/measures.ts';
import { questionFieldMessages } from '#i18n/question-fields/index.ts';
import { Field } from '#ui/Field.tsx';
import styles from './NumberQuestion.module.scss';
import type { QuestionFieldProps } from './props.ts';

const isWhole = (text: string): boolean => /^\d+$/.test(text);

/** The answer is in the question's unit; who thinks in the other one types in that, and sees what it comes to. */
export function NumberQuestion({ field: texts, name, control, question, locale }: QuestionFieldProps) {
  const t = questionFieldMessages(locale);
  const { unit, min = 0, max } = question;
  const { field } = useController({ name, control });
  const [isOther, setOther] = useState(false);
  const measure = unit && measures[unit];
  const other = isOther ? measure : undefined;
  const inShown = (answer: string): string => (other && isWhole(answer) ? other.write(Number(answer)) : answer);
  const inAnswer = (text: string): string => String(other?.read(text.trim()) ?? text);
  const [typed, setTyped] = useState(field.value);
  // What is typed for one tour goes on to others that ask the same: then the answer changes without a key.
  const shown = inAnswer(typed) === field.value ? typed : inShown(field.value);
  const limit = (value: number): string => inShown(String(value)) + (unit && !other ? ` ${unit}` : '');
  const range = max === undefined ? undefined : t.range({ min: limit(min), max: limit(max) });
  const { id, label, hint, error, optional } = texts;
  return (
    <Field {...{ id, label, error, optional }} hint={[hint, range].filter(Boolean).join(' ')}>
      {(input) => (
        <div className={styles['row']}>
          <input
            {...input}
            name={name}
            ref={field.ref}
            inputMode={other?.keys ?? 'numeric'}
            autoComplete="off"
            enterKeyHint="next"
            maxLength={20}
            value={shown}
            onBlur={field.onBlur}
            onChange={({ target }) => {
              setTyped(target.value);
              field.onChange(inAnswer(target.value));
            }}
          />
          {unit && measure && (
            <select
              className={`${input.className} ${styles['unit']}`}
              aria-label={t.unitOf({ question: label })}
              value={isOther ? measure.other : unit}
              onChange={({ target }) => {
                const isNowOther = target.value === measure.other;
                setOther(isNowOther);
                setTyped(isNowOther && isWhole(field.value) ? measure.write(Number(field.value)) : field.value);
              }}
            >
              {[unit, measure.other].map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
          {other && (
            <output htmlFor={id} className={styles['same']}>
              {isWhole(field.value) && `= ${field.value} ${unit}`}
            </output>
          )}
        </div>
      )}
    </Field>
  );
}

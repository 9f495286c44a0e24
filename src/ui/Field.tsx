import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import styles from './Field.module.scss';

export type FieldTexts = {
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, in the shopper's words. */
  error?: string | undefined;
  /** The word that marks a field that may stay empty. */
  optional?: string | undefined;
};

/** What ties the control to its label, hint and error. */
export type ControlProps = { id: string; className: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type Notes = Pick<FieldTexts, 'id' | 'hint' | 'error'>;

const hintId = (id: string): string => `${id}-hint`;
const errorId = (id: string): string => `${id}-error`;

/** The ids of what `FieldNotes` shows, for `aria-describedby`; nothing where it shows nothing. */
export const describedBy = ({ id, hint, error }: Notes): string | undefined =>
  [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined;

/** Hint and error, between label and control. */
export function FieldNotes({ id, hint, error }: Notes) {
  return (
    <>
      {hint && (
        <p className={styles['hint']} id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId(id)} text={error} />}
    </>
  );
}

/** What is asked for, marked where it may stay empty. */
export function FieldName({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className={styles['optional']}>{optional}</span>}
    </>
  );
}

export const fieldClass = (error: string | undefined): string =>
  error ? `${styles['field']} ${styles['wrong']}` : (styles['field'] ?? '');

/** A label, a hint and an error around one control. */
export function Field({ id, label, hint, error, optional, children }: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const description = describedBy({ id, hint, error });
  return (
    <div className={fieldClass(error)}>
      <label className={styles['label']} htmlFor={id}>
        <FieldName label={label} optional={optional} />
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children({
        id,
        className: styles['control'] ?? '',
        ...(description ? { 'aria-describedby': description } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
    </div>
  );
}

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

/** A label, a hint and an error around one control. */
export function Field({ id, label, hint, error, optional, children }: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={error ? `${styles['field']} ${styles['wrong']}` : styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {optional && <span className={styles['optional']}>{optional}</span>}
      </label>
      {hint && (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId} text={error} />}
      {children({
        id,
        className: styles['control'] ?? '',
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
    </div>
  );
}

import type { InputHTMLAttributes } from 'react';
import styles from './DateInput.module.scss';

/** A day in the browser's own field, below its label. `className` places it; the rest goes to the `input`. */
export function DateInput({ label, className = '', ...rest }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  return (
    <label className={`${styles['field']} ${className}`}>
      {label}
      <input {...rest} type="date" autoComplete="off" className={styles['input']} />
    </label>
  );
}

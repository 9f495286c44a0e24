import type { ComponentProps } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FieldTexts } from './Field.tsx';
import field from './Field.module.scss';
import styles from './ChoiceGroup.module.scss';

type Props = FieldTexts & {
  /** One of the options, or any number of them. */
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string }[];
  /** What the box of an option has besides. */
  box: (value: string) => Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>;
};

/** Boxes to tick, in sight at once, with their label, hint and error. The first one has the `id`. */
export function ChoiceGroup({ id, label, hint, error, optional, type, options, box }: Props) {
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={error ? `${field['field']} ${field['wrong']}` : field['field']} aria-describedby={describedBy}>
      <legend className={`${field['label']} ${styles['legend']}`}>
        {label}
        {optional && <span className={field['optional']}>{optional}</span>}
      </legend>
      {hint && (
        <p className={field['hint']} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId} text={error} />}
      <div className={styles['options']}>
        {options.map((option, index) => (
          <label key={option.value} className={styles['option']}>
            <input
              {...box(option.value)}
              {...(index === 0 && { id })}
              type={type}
              value={option.value}
              className={styles['box']}
              aria-invalid={error ? true : undefined}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

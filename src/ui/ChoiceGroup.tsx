import type { ComponentProps } from 'react';
import { describedBy, fieldClass, FieldName, FieldNotes, type FieldTexts } from './Field.tsx';
import field from './Field.module.scss';
import styles from './ChoiceGroup.module.scss';

type Props = FieldTexts & {
  /** One of the options, or any number of them. */
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string; /** In small, below the label. */ note?: string }[];
  /** What the box of an option has besides. */
  box: (value: string) => Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>;
};

/** Boxes to tick, in sight at once, with their label, hint and error. The first one has the `id`. */
export function ChoiceGroup({ id, label, hint, error, optional, type, options, box }: Props) {
  return (
    <fieldset className={fieldClass(error)} aria-describedby={describedBy({ id, hint, error })}>
      <legend className={`${field['label']} ${styles['legend']}`}>
        <FieldName label={label} optional={optional} />
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
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
            {option.note ? (
              <span>
                {option.label}
                <small className={styles['note']}>{option.note}</small>
              </span>
            ) : (
              option.label
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

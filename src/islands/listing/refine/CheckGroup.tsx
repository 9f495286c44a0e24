import type { Option } from '#domain/listing-overview.ts';
import styles from './FilterForm.module.scss';

type Props<Id, O extends Option<Id>> = {
  legend: string;
  options: readonly O[];
  label: (option: O) => string;
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
};

const toggled = <T,>(list: readonly T[], one: T): T[] => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]);

/** Boxes to tick, any number of them. One option alone would be no choice. */
export function CheckGroup<Id extends string, O extends Option<Id>>({ legend, options, label, chosen, onChange }: Props<Id, O>) {
  if (options.length < 2) return null;
  return (
    <fieldset>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.id} className={styles['option']}>
            <input
              type="checkbox"
              className={styles['box']}
              checked={chosen.includes(option.id)}
              onChange={() => onChange(toggled(chosen, option.id))}
            />
            <span className={styles['name']}>{label(option)}</span>
            <span className={styles['count']}>{option.count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import type { SelectHTMLAttributes } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './PillSelect.module.scss';

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  icon?: IconName;
  /** Read out; to the eye the choice says what it is. */
  label: string;
  options: readonly { value: string | number; name: string }[];
};

/** A choice in the form of a pill. `className` places it; the rest goes to the `select`. */
export function PillSelect({ icon, label, options, className = '', ...rest }: Props) {
  return (
    <label className={`${styles['pill']} ${className}`}>
      <span className="visually-hidden">{label}</span>
      {icon && <Icon name={icon} size={18} />}
      <select {...rest} autoComplete="off" className={`${styles['select']} ${icon ? '' : styles['bare']}`}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} className={styles['arrow']} />
    </label>
  );
}

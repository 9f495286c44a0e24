import type { ReactNode } from 'react';
import { opens as opensDialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import styles from './OpenerField.module.scss';

type Props = {
  id: string;
  icon: IconName;
  label: string;
  error: string | undefined;
  /** What it opens, before its script is there, too. */
  opens: { dialog: string } | { popover: string };
  /** The problem that is put right here. */
  step: string;
  onClick?: () => void;
  /** What is chosen. */
  children: ReactNode;
};

/** A field whose value is chosen elsewhere: a button with its label, and above it what is wrong. */
export function OpenerField({ id, icon, label, error, opens, step, onClick, children }: Props) {
  return (
    <div className={styles['group']}>
      {error && <FieldError id={`${id}-error`} text={error} />}
      <button
        type="button"
        className={styles['field']}
        data-step={step}
        data-missing={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...('dialog' in opens ? opensDialog(opens.dialog) : { popoverTarget: opens.popover })}
        onClick={onClick}
      >
        <Icon name={icon} className={styles['icon']} />
        <span className={styles['texts']}>
          <span className={styles['label']}>{label}</span> <span className={styles['value']}>{children}</span>
        </span>
        <Icon name="chevron-down" size={18} className={styles['sign']} />
      </button>
    </div>
  );
}

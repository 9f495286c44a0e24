import { Icon } from './Icon.tsx';
import styles from './Field.module.scss';

/** What is wrong with a control, beside it: the control names `id` in its `aria-describedby`. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className={styles['error']} id={id}>
      <Icon name="alert" size={18} /> <span>{text}</span>
    </p>
  );
}

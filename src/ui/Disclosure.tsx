import { useId, useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Disclosure.module.scss';

/** Something that not everybody needs, behind a button that says what it is. */
export function Disclosure({ label, initiallyOpen = false, children }: { label: string; initiallyOpen?: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(initiallyOpen);
  const id = useId();
  return (
    <div>
      <button type="button" className={styles['button']} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'minus' : 'plus'} size={18} /> {label}
      </button>
      <div id={id} hidden={!isOpen} className={styles['content']}>
        {children}
      </div>
    </div>
  );
}

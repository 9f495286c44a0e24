import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Dialog.module.scss';

type Props = {
  open: boolean;
  /** Called for Escape, the backdrop and the close button alike. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** A modal dialog: a card on a desk, a sheet from the bottom edge on a phone. The browser keeps focus inside and gives it back. */
export function Dialog({ open, onClose, title, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the children's effects: what is not shown yet cannot take the focus.
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-label={title} onClose={onClose}
      onClick={(event) => { if (event.target === dialog.current) onClose(); }}>
      {open && (
        <div className={styles['sheet']}>
          <div className={styles['head']}>
            <h2 className={styles['title']}>{title}</h2>
            <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}><Icon name="x" /></button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

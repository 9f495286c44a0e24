import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useHydrated } from './use-hydrated.ts';
import styles from './Dialog.module.scss';

type Props = {
  open: boolean;
  title: string;
  children: ReactNode;
} & (
  | {
      /** Called for Escape, the backdrop and the close button alike. */
      onClose: () => void;
      closeLabel: string;
    }
  /** Stays until `open` ends: its children are the only ways on. */
  | { onClose?: never; closeLabel?: never }
) &
  (
    | { id?: never; stays?: never; onOpen?: never }
    | {
        /** For `opens` and `closes`: with it the dialog is in the page from the start, and opens before its script is there. */
        id: string;
        /** Its children are rendered while it is closed, too, and there at once when it opens. */
        stays?: boolean;
        /** Called when the browser has opened it, by a button outside of the island for one. */
        onOpen: () => void;
      }
  );

type Command = { commandfor: string; command: 'show-modal' | 'close' };

/** Attributes of a button that opens a dialog by itself, in browsers with invoker commands; `onClick` does it in the others, and later. */
export const opens = (id: string): Command & { 'aria-haspopup': 'dialog' } => ({
  commandfor: id,
  command: 'show-modal',
  'aria-haspopup': 'dialog',
});

/** The same for a button that closes it. */
export const closes = (id: string): Command => ({ commandfor: id, command: 'close' });

/** A modal dialog: a card on a desk, a sheet from the bottom edge on a phone. The browser keeps focus inside and gives it back. */
export function Dialog({ open, onClose, title, closeLabel, children, id, stays, onOpen }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isFirst = useRef(true);
  const isHydrated = useHydrated();
  const isFilled = open || stays || (id !== undefined && !isHydrated);
  // Before the children's effects: what is not shown yet cannot take the focus.
  useLayoutEffect(() => {
    const isOpen = dialog.current?.open;
    if (open && !isOpen) dialog.current?.showModal();
    else if (!open && isOpen && isFirst.current) onOpen?.();
    else if (!open && isOpen) dialog.current?.close();
    isFirst.current = false;
  }, [open, onOpen]);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose?.();
  };
  // A browser without `closedby`, or one that insists on Escape, has closed what has to stay.
  const closed = () => {
    if (onClose) onClose();
    else if (open) dialog.current?.showModal();
  };
  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles['dialog']}
      aria-label={title}
      {...(onClose ? {} : { closedby: 'none' as const })}
      onToggle={(event) => {
        if (event.newState === 'open' && !open) onOpen?.();
      }}
      onClose={closed}
      onClick={closeOnBackdrop}
    >
      {isFilled && (
        <div className={styles['sheet']}>
          <div className={styles['head']}>
            <h2 className={styles['title']}>{title}</h2>
            {onClose && (
              <button type="button" className={styles['close']} aria-label={closeLabel} {...(id && closes(id))} onClick={onClose}>
                <Icon name="x" />
              </button>
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

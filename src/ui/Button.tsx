import type { ButtonHTMLAttributes, AnchorHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.scss';

type Look = 'primary' | 'secondary' | 'quiet';
type Common = { look?: Look; wide?: boolean; children: ReactNode };

const classOf = (look: Look, wide: boolean, extra: string | undefined): string =>
  [styles['button'], styles[look], wide ? styles['wide'] : '', extra ?? ''].filter(Boolean).join(' ');

/** A button; `busy` keeps its size, says so to assistive technology and takes no second press. */
export function Button({
  look = 'primary',
  wide = false,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: Common & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf(look, wide, className)}
      aria-busy={busy}
      aria-disabled={busy || rest.disabled}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span className={styles['label']}>{children}</span>
      {busy && <span className={styles['spinner']} aria-hidden="true" />}
    </button>
  );
}

/** A link that looks like a button, because it leads on. */
export function ButtonLink({
  look = 'primary',
  wide = false,
  className,
  children,
  ...rest
}: Common & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classOf(look, wide, className)}>
      <span className={styles['label']}>{children}</span>
    </a>
  );
}

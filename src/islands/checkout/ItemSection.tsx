import type { ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { ItemHead } from './ItemHead.tsx';
import styles from './ItemSection.module.scss';

type Props = { locale: Locale; cart: Cart; /** Place of the item in the cart. */ index: number; children: ReactNode };

/** What a step asks for one item of the cart: under its name, where there are several. */
export function ItemSection({ locale, cart, index, children }: Props) {
  const item = cart.items[index];
  if (!item || cart.items.length === 1) return children;
  const id = `item-${index}`;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <ItemHead locale={locale} item={item} id={id} />
      {children}
    </section>
  );
}

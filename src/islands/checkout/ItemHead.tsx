import { IMAGE_URL } from 'astro:env/client';
import type { Locale } from '#contracts/common.ts';
import { imageWidths } from '#contracts/pictures.ts';
import type { CartItem } from '#domain/cart.ts';
import { dayText } from '#domain/cart-view.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { Picture } from '#views/picture/Picture.tsx';
import styles from './ItemSection.module.scss';

/** Which item of the cart the fields below are about. */
export function ItemHead({ locale, item, id }: { locale: Locale; item: CartItem; id: string }) {
  const t = checkoutMessages(locale);
  return (
    <div className={styles['head']}>
      <div className={styles['picture']}>
        <Picture url={IMAGE_URL + item.teaserImageUrl} alt="" widths={imageWidths} sizes="72px" />
      </div>
      <div>
        <h2 id={id} className={styles['name']}>
          {item.tourName}
        </h2>
        <p className={styles['when']}>{t.when({ day: dayText(item, locale), time: item.startingTime })}</p>
      </div>
    </div>
  );
}

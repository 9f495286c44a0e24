import type { Locale } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { wishlistPageMessages } from '#i18n/wishlist-page/index.ts';
import { savedIds, takeOff } from '#stores/account/wishlist.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Wishlist.module.scss';

/** What is saved and not among the tours that the shop has: the heart in the header counts it. */
export function GoneTours({ locale, found }: { locale: Locale; found: readonly TourSummary[] }) {
  const t = wishlistPageMessages(locale);
  const gone = savedIds().filter((id) => !found.some(({ tourId }) => tourId === id));
  if (gone.length === 0) return null;
  return (
    <div className={styles['gone']}>
      <Notice
        action={
          <Button look="secondary" onClick={() => void takeOff(gone)}>
            {t.takeOff}
          </Button>
        }
      >
        <p>{t.gone(gone.length)}</p>
      </Notice>
    </div>
  );
}

/** Must be an island: what is saved lies in the browser, and in the account of who is signed in. */
import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { errorText } from '#i18n/errors/index.ts';
import { wishlistPageMessages } from '#i18n/wishlist-page/index.ts';
import { $currency } from '#stores/browser/currency.ts';
import { $savedTours, isSaved } from '#stores/account/saved-tours.ts';
import { $wishlistTours, loadWishlistTours } from '#stores/account/wishlist.ts';
import { Failure } from './Failure.tsx';
import { GoneTours } from './GoneTours.tsx';
import { List } from './List.tsx';

type Props = {
  locale: Locale;
  /** Tours to begin with, shown below the list: before it is there they would move. */
  children?: ReactNode;
};

export default function Wishlist({ locale, children }: Props) {
  const t = wishlistPageMessages(locale);
  const currency = useStore($currency, { ssr: 'initial' });
  const saved = useStore($savedTours, { ssr: 'initial' });
  const { status, data, error } = useStore($wishlistTours);
  const [shown, setShown] = useState<TourSummary[] | null>(null);
  const load = () => void loadWishlistTours(locale);

  useEffect(load, [locale, currency, saved]);
  // What stands there stays while the list is fetched again.
  useEffect(() => {
    if (status === 'loaded') setShown(data);
  }, [status, data]);

  if (error) return <Failure text={errorText(error, locale)} retry={t.retry} onRetry={load} />;
  if (!shown) {
    return (
      <p className="page" role="status">
        {t.loading}
      </p>
    );
  }
  return (
    <>
      <div className="page">
        {status === 'loaded' && <GoneTours locale={locale} found={data} />}
        <List locale={locale} tours={shown.filter(({ tourId }) => isSaved(tourId))} />
      </div>
      {children}
    </>
  );
}

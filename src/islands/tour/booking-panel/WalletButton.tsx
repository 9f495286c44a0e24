import type { RefObject } from 'react';
import type { Locale } from '#contracts/common.ts';
import { walletOfferMessages } from '#i18n/wallet-offer/index.ts';
import { buyByWallet } from '#stores/tour/booking.ts';
import { Button } from '#ui/Button.tsx';
import { useWalletOffer } from '../use-booking.ts';
import { useBook } from './use-book.ts';
import styles from './WalletButton.module.scss';

/** Leads straight to a wallet, where its sheet answers all that would be asked. The wallet's own button, and its script, come there. */
export function WalletButton({ locale, panel }: { locale: Locale; panel: RefObject<HTMLElement | null> }) {
  const { isBusy, book } = useBook(panel, buyByWallet);
  if (!useWalletOffer()) return null;
  return (
    <Button wide look="quiet" data-wallet busy={isBusy} className={styles['wallet']} onClick={book}>
      {walletOfferMessages(locale).buy}
    </Button>
  );
}

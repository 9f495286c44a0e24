import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { clockText } from '#domain/cart-view.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { $timeLeft } from '#stores/checkout/timer.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './TimeLeft.module.scss';

/** The payment timer of requirements 2. Hidden from screen readers, to which a warning is announced two minutes before the end. */
export function TimeLeft({ locale, short = false }: { locale: Locale; short?: boolean }) {
  const t = checkoutMessages(locale);
  const left = useStore($timeLeft, { ssr: 'initial' });
  if (!left) return null;
  const time = clockText(left.seconds);
  const text = left.phase === 'expired' ? t.timeOver : short ? t.timeLeftShort({ time }) : t.timeLeft({ time });
  return (
    <span role="timer" className={short ? `${styles['time']} ${styles['short']}` : styles['time']} data-phase={left.phase}>
      <Icon name="hourglass" size={short ? 14 : 18} /> {text}
    </span>
  );
}

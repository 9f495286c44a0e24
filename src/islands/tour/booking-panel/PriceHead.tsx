import type { Day, Locale } from '#contracts/common.ts';
import { formatDay } from '#domain/day.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { promotionMessages } from '#i18n/promotion/index.ts';
import { FromPrice } from './FromPrice.tsx';
import type { PanelTour } from './panel-tour.ts';
import { usePrices } from './use-prices.ts';
import styles from './PriceHead.module.scss';

type Props = { locale: Locale; tour: PanelTour; t: BookingMessages };

function unitOf({ pricingGroups }: PanelTour, t: BookingMessages): string {
  if (pricingGroups.DEFAULT) return t.perGroup;
  return pricingGroups.ticketType ? t.perTicket : t.perPerson;
}

/** Requirements 9, "Promotion text". */
function Offer({ locale, tour }: Omit<Props, 't'>) {
  const { promotion } = usePrices(tour);
  if (!promotion) return null;
  const { promoSavings: savings, promoBookUntil, promoValidUntil } = promotion;
  const say = promotionMessages(locale);
  const date = (day: Day) => formatDay(day, locale, { dateStyle: 'long' });
  return (
    <p className={styles['offer']}>
      <strong>{say.note({ savings, bookUntil: date(promoBookUntil), validUntil: date(promoValidUntil) })}</strong> {say.struck}
    </p>
  );
}

/** What it costs from, and what lowers that. */
export function PriceHead(props: Props) {
  return (
    <>
      <p className={styles['price']}>
        <FromPrice {...props} className={styles['amount']} /> {unitOf(props.tour, props.t)}
      </p>
      <Offer {...props} />
    </>
  );
}

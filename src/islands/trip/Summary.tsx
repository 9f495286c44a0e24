import { useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { errorText } from '#i18n/errors/index.ts';
import { $voucherCode } from '#stores/checkout/voucher-code.ts';
import { $tripStart, checkOut, type TripStart } from '#stores/trip/check-out.ts';
import { $draft } from '#stores/trip/draft.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { $tripTotal, type TripTotal } from '#stores/trip/total.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Late } from './Late.tsx';
import { useFrom, type TripPage } from './page.ts';
import { PrintTrip } from './PrintTrip.tsx';
import { ShareTrip } from './ShareTrip.tsx';
import styles from './Summary.module.scss';

type Props = { page: TripPage; stops: readonly TripStop[] };

const notYet: TripTotal = { total: { amount: 0, currency: 'EUR' }, bookable: 0, isComplete: false, hasFailed: false };
const notStarted: TripStart = { status: 'initial' };

/** What came of the press. While new prices are on their way, they are not in the total yet. */
function Outcome({ page: { locale, t }, isComplete }: { page: TripPage; isComplete: boolean }) {
  const start = useFrom($tripStart, notStarted);
  switch (start.status) {
    case 'initial':
    case 'loading':
      return null;
    case 'error':
      return <Notice tone="danger">{errorText(start.error, locale)}</Notice>;
    case 'price_changed':
      return isComplete && <Notice tone="warning">{t.price_changed}</Notice>;
    case 'nothing':
      return <Notice tone="warning">{t.nothingBookable}</Notice>;
    default:
      return <Notice tone="warning">{t[start.status]}</Notice>;
  }
}

function Notes({ page: { t }, stops, sum }: Props & { sum: TripTotal }) {
  const unfit = stops.filter(({ offer }) => offer.status === 'unfit').length;
  const { status } = useFrom($tripStart, notStarted);
  const isOnRequest = stops.some(({ tour, offer }) => tour.data?.requireBookingApproval && offer.status === 'priced');
  return (
    <div className={styles['notes']}>
      {sum.bookable > 0 && unfit > 0 && <p>{t.left(unfit)}</p>}
      {sum.isComplete && sum.bookable === 0 && !sum.hasFailed && status !== 'nothing' && <p>{t.nothingBookable}</p>}
      {isOnRequest && <p>{t.onRequestNote}</p>}
      <p data-screen-only>{t.heldLater}</p>
    </div>
  );
}

/** What it comes to, as far as that is known. */
function Amount({ page: { locale, t }, sum: { total, bookable, isComplete, hasFailed } }: { page: TripPage; sum: TripTotal }) {
  if (!isComplete) return '…';
  if (bookable > 0 || !hasFailed) return formatMoney(total, locale);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t.noPrice}</span>
    </>
  );
}

const loadVoucher = () => import('./TripVoucher.tsx');

/** Where a voucher's code is typed, once somebody has one. */
function Voucher({ page }: { page: TripPage }) {
  const isWanted = useFrom($voucherCode, null) !== null;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['voucher']} data-screen-only>
      {isOpen || isWanted ? (
        <Late page={page} load={loadVoucher}>
          {({ TripVoucher }) => <TripVoucher page={page} hasFocus={isOpen} onRemove={() => setOpen(true)} />}
        </Late>
      ) : (
        <Button look="quiet" onClick={() => setOpen(true)}>
          <Icon name="plus" size={18} /> {page.t.voucher}
        </Button>
      )}
    </div>
  );
}

/** What the trip comes to and the way to pay: beside the days on a desk, at the lower edge on a phone. */
export function Summary({ page, stops }: Props) {
  const { locale, t } = page;
  const sum = useFrom($tripTotal, notYet);
  const { status } = useFrom($tripStart, notStarted);
  const { bookable, isComplete } = sum;
  const pay = async () => {
    const address = await checkOut(locale);
    if (address) return location.assign(address);
    const [draft, start] = [$draft.get(), $tripStart.get()];
    const [first] = 'stopIds' in start ? start.stopIds : [];
    if (draft) page.focusOn({ id: draft.wish.id, part: 'keep' });
    else if (first) page.focusOn({ id: first, part: 'name' });
  };
  return (
    <div className={styles['side']}>
      <section className={styles['summary']} aria-label={t.summary} data-price-part>
        <p className={styles['total']}>
          <span className={styles['label']}>
            {isComplete && bookable > 0 && bookable < stops.length ? t.totalOf({ bookable, all: stops.length }) : t.total}
          </span>{' '}
          <strong className={styles['amount']} aria-live="polite" aria-busy={!isComplete}>
            <Amount page={page} sum={sum} />
          </strong>
        </p>
        <div className={styles['pay']} data-screen-only>
          <Button wide busy={status === 'loading'} disabled={isComplete && bookable === 0} onClick={() => void pay()}>
            {t.checkout}
          </Button>
        </div>
        <div role="status" className={styles['outcome']}>
          <Outcome page={page} isComplete={isComplete} />
        </div>
      </section>
      <Notes page={page} stops={stops} sum={sum} />
      {bookable > 0 && page.takesVouchers && <Voucher page={page} />}
      <div className={styles['ways']} data-screen-only>
        <ShareTrip page={page} />
        <PrintTrip locale={locale} />
      </div>
    </div>
  );
}

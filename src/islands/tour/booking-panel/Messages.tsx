import { useEffect, type RefObject } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Alternative } from '#contracts/holds.ts';
import { formatDay, timeText } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { heldUntil } from '#stores/checkout/latest-hold.ts';
import { chooseInstead, refresh } from '#stores/tour/booking.ts';
import { Notice } from '#ui/Notice.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useCheckoutStart, useChoice, useDepartures, useIsAsked, useProblem, useQuote, useTour, useTripAnswer } from '../use-booking.ts';
import { Failure } from './Failure.tsx';
import type { PanelTour } from './panel-tour.ts';
import { TripAnswer } from './TripAnswer.tsx';
import { useNoDay } from './use-no-day.ts';
import styles from './Messages.module.scss';

type Props = { locale: Locale; tour: PanelTour; t: BookingMessages; panel: RefObject<HTMLElement | null> };

/** The error that stands between the shopper and a price, if there is one; it is asked again where the network comes back. */
function useFailure() {
  const states = [useTour(), useDepartures(), useQuote(), useCheckoutStart()];
  const failure = states.map((state) => ('error' in state ? state.error : undefined)).find((error) => error !== undefined);
  const hasFailed = failure !== undefined;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => void refresh();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed]);
  return failure;
}

/** True where the chosen day and time have nothing for this choice: no departures, a quote that came back empty, or places just sold. */
function useNothingLeft(): boolean {
  const { status, data: starts } = useDepartures();
  const quote = useQuote();
  const chosen = useChoice();
  const problem = useProblem();
  const start = useCheckoutStart();
  if (!chosen?.queryDate || status !== 'loaded') return false;
  if (starts.every(({ seatsLeft }) => seatsLeft === 0)) return problem?.code === 'select_time';
  return start.status === 'unavailable' || (!problem && quote.status === 'loaded' && !quote.data);
}

function NoDates({ locale, tour, t, isSoldOut }: Omit<Props, 'panel'> & { isSoldOut: boolean }) {
  const city = tour.normalizedUrlPath.split('/')[1] ?? '';
  return (
    <Notice tone="warning">
      {isSoldOut ? t.soldOutEverywhere : t.noDates} <a href={paths.city(locale, 'tours', city)}>{t.otherTours({ city: tour.tourCity })}</a>
    </Notice>
  );
}

/** The places went to somebody else between price and checkout. */
function Alternatives({ locale, t, panel, offers }: Pick<Props, 'locale' | 't' | 'panel'> & { offers: readonly Alternative[] }) {
  const choose = async (offer: Alternative) => {
    // The button that is pressed goes away: the next step is where the focus belongs.
    panel.current?.querySelector<HTMLElement>('[data-book]')?.focus();
    await chooseInstead(offer);
  };
  return (
    <Notice tone="warning">
      {t.soldNow}
      <ul className={styles['offers']}>
        {offers.map((offer) => (
          <li key={`${offer.queryDate} ${offer.startingTime}`}>
            <button type="button" className={styles['offer']} onClick={() => void choose(offer)}>
              {formatDay(offer.queryDate, locale, { weekday: 'short', day: 'numeric', month: 'long' })}, {offer.startingTime}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Who comes back from the checkout finds the way to it: the places that it holds are taken, in the calendar too. */
function UnderWay({ locale, t, until, isNothingLeft }: Pick<Props, 'locale' | 't'> & { until: string; isNothingLeft: boolean }) {
  return (
    <Notice>
      {isNothingLeft && `${t.noOptions} `}
      {t.held({ time: timeText(until, locale) })} <a href={paths.checkout(locale, 'personal_info')}>{t.goOn}</a>
    </Notice>
  );
}

function Message({ locale, tour, t, panel }: Props) {
  const failure = useFailure();
  const isNothingLeft = useNothingLeft();
  const noDay = useNoDay(tour);
  const isAsked = useIsAsked();
  const problem = useProblem();
  const quote = useQuote();
  const start = useCheckoutStart();
  const answer = useTripAnswer();
  const chosen = useChoice();
  const until = useHydrated() ? heldUntil({ ...chosen, tourId: tour.tourId }) : undefined;
  if (answer && !isNothingLeft) return <TripAnswer locale={locale} answer={answer} />;
  if (failure) return <Failure code={failure.code} locale={locale} t={t} />;
  const offers = start.status === 'unavailable' ? (start.items[0]?.alternatives ?? []) : [];
  if (offers.length > 0) return <Alternatives {...{ locale, t, panel, offers }} />;
  // While the new price is on its way, it is not above yet.
  if (start.status === 'price_changed' && quote.data) return <Notice tone="warning">{t.priceChanged}</Notice>;
  if (until && !(isAsked && problem)) return <UnderWay {...{ locale, t, until, isNothingLeft }} />;
  if (noDay) return <NoDates {...{ locale, tour, t }} isSoldOut={noDay === 'soldOut'} />;
  if (isNothingLeft) return <Notice tone="warning">{t.noOptions}</Notice>;
  return null;
}

/** The one place below the button where the panel speaks of more than one field. */
export function Messages(props: Props) {
  return (
    <div className={styles['messages']} role="status">
      <Message {...props} />
    </div>
  );
}

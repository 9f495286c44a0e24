import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { outlook } from '#domain/availability.ts';
import { dayIn } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import { errorText } from '#i18n/errors/index.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { refresh } from '#stores/tour/booking.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useChoice, useDepartures, useIsAsked, useProblem, useQuote, useTour } from '../use-booking.ts';
import type { PanelTour } from './panel-tour.ts';
import { clockText, problemText } from './words.ts';
import styles from './Messages.module.scss';

type Props = { locale: Locale; tour: PanelTour; t: BookingMessages };

/** The error that stands between the shopper and a price, if there is one. */
function useFailure() {
  const failures = [useTour(), useDepartures(), useQuote()];
  return failures.find(({ status }) => status === 'error')?.error;
}

/** True where the chosen day and time have nothing for this choice: no departures, or a quote that came back empty. */
function useNothingLeft(): boolean {
  const { status, data: starts } = useDepartures();
  const quote = useQuote();
  const chosen = useChoice();
  const problem = useProblem();
  if (!chosen?.queryDate || status !== 'loaded') return false;
  if (starts.every(({ seatsLeft }) => seatsLeft === 0)) return problem?.code === 'select_time';
  return !problem && quote.status === 'loaded' && !quote.data;
}

function Failure({ code, locale, t }: { code: string; locale: Locale; t: BookingMessages }) {
  useEffect(() => {
    const retry = () => void refresh();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return (
    <Notice
      tone="danger"
      action={
        <Button look="secondary" onClick={() => void refresh()}>
          {t.retry}
        </Button>
      }
    >
      {errorText({ code }, locale)}
    </Notice>
  );
}

function NoDates({ locale, tour, t, isSoldOut }: Props & { isSoldOut: boolean }) {
  const city = tour.normalizedUrlPath.split('/')[1] ?? '';
  return (
    <Notice tone="warning">
      {isSoldOut ? t.soldOutEverywhere : t.noDates} <a href={paths.city(locale, 'tours', city)}>{t.otherTours({ city: tour.tourCity })}</a>
    </Notice>
  );
}

function Message({ locale, tour, t }: Props) {
  const failure = useFailure();
  const isNothingLeft = useNothingLeft();
  const { data: bookable } = useTour();
  const isAsked = useIsAsked();
  const problem = useProblem();
  const quote = useQuote();
  if (failure) return <Failure code={failure.code} locale={locale} t={t} />;
  const prospect = bookable && outlook(bookable, dayIn(tour.timeZone, new Date(serverNow())));
  if (prospect && prospect !== 'open') return <NoDates locale={locale} tour={tour} t={t} isSoldOut={prospect === 'soldOut'} />;
  if (isNothingLeft) return <Notice tone="warning">{t.noOptions}</Notice>;
  if (isAsked && problem) return <Notice tone="danger">{problemText(problem, t)}</Notice>;
  if (quote.status === 'loading') return <p className={styles['quiet']}>{t.pricing}</p>;
  return <p className={styles['quiet']}>{quote.data ? t.kept({ time: clockText(quote.data.expiryTime, locale) }) : t.keptLater}</p>;
}

/** The one place below the button where the panel speaks; it keeps its height, whatever it says. */
export function Messages(props: Props) {
  return (
    <div className={styles['messages']} role="status">
      <Message {...props} />
    </div>
  );
}

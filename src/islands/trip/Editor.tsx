import { useStore } from '@nanostores/react';
import { useId, useRef, useState } from 'react';
import type { TourDetails } from '#contracts/tours.ts';
import { shortDayText } from '#domain/cart-view.ts';
import type { ChoiceProblem } from '#domain/choice.ts';
import { isOfShip } from '#domain/cruises/ship-problem.ts';
import { dayIn } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import { totalOf } from '#domain/order-line.ts';
import { priceLines } from '#domain/pricing.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { errorText } from '#i18n/errors/index.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { $draft, $draftDay, $draftProblem, chooseDay, chooseTime, closeDraft, keepDraft, readDay, type Draft } from '#stores/trip/draft.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { DayField } from '#views/booking/DayField.tsx';
import { TimeField } from '#views/booking/TimeField.tsx';
import { problemText } from '#views/booking/words.ts';
import { shipProblemText } from '#views/cruise/ship-problem-text.ts';
import { DraftQuantities } from './DraftQuantities.tsx';
import type { TripPage } from './page.ts';
import { useDraftPrices } from './use-draft-prices.ts';
import { nameOf } from './words.ts';
import styles from './Editor.module.scss';

type Props = { page: TripPage; stop: TripStop; tour: TourDetails };

/** What the draft would cost, once its prices are known. */
function Total({ page: { locale, t }, tour, draft: { choice } }: Omit<Props, 'stop'> & { draft: Draft }) {
  const { groups, currency } = useDraftPrices(tour, choice);
  return (
    <p className={styles['total']}>
      {t.total}{' '}
      <strong aria-live="polite">
        {currency ? formatMoney(totalOf(priceLines(groups, choice.components, currency), currency), locale) : '…'}
      </strong>
    </p>
  );
}

function When({ page, tour, draft }: Props & { draft: Draft }) {
  const { locale } = page;
  const t = bookingMessages(locale);
  const { data, status, error } = useStore($draftDay);
  const problem = useStore($draftProblem);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const errorOf = (code: 'select_date' | 'select_time') => (draft.isAsked && problem?.code === code ? t[code] : undefined);
  return (
    <div className={styles['fields']}>
      <DayField
        {...{ locale, t, id }}
        city={tour.tourCity}
        bookable={{ ...tour, ...data }}
        today={dayIn(tour.timeZone, new Date(serverNow()))}
        selected={draft.choice.queryDate}
        departures={data.departures}
        error={errorOf('select_date')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={(day) => void chooseDay(day)}
      >
        <p className={styles['hint']}>{t.venueTime({ city: tour.tourCity })}</p>
      </DayField>
      {status === 'error' ? (
        <FailureNotice retry={t.retry} onRetry={() => void readDay()}>
          {errorText(error ?? { code: 'unavailable' }, locale)}
        </FailureNotice>
      ) : (
        <TimeField
          t={t}
          starts={data.departures}
          isLoading={status === 'loading'}
          chosen={draft.choice.startingTime}
          startingTimeEntryRequired={tour.startingTimeEntryRequired}
          error={errorOf('select_time')}
          onChoose={chooseTime}
        />
      )}
    </div>
  );
}

/** Everything about a stop that can be another way; nothing of it counts before it is kept. */
export function Editor(props: Props) {
  const { page, stop, tour } = props;
  const { locale, t, say, focusOn } = page;
  const booking = bookingMessages(locale);
  const draft = useStore($draft);
  const problem = useStore($draftProblem);
  const { status } = useStore($draftDay);
  const form = useRef<HTMLDivElement>(null);
  if (!draft) return null;
  const textOf = (wrong: ChoiceProblem): string => (isOfShip(wrong) ? shipProblemText(wrong, locale) : problemText(wrong, booking));
  const keep = () => {
    const { queryDate, startingTime } = draft.choice;
    if (keepDraft()) {
      focusOn({ id: stop.id, part: 'change' });
      say(t.changed({ name: nameOf(stop, t), day: shortDayText({ queryDate: queryDate ?? '' }, locale), time: startingTime ?? '' }));
    } else
      form.current
        ?.querySelector<HTMLElement>('[data-missing] input:not(:disabled), select[aria-invalid], [data-step="select_ticket"] button')
        ?.focus();
  };
  const leave = () => {
    closeDraft();
    focusOn({ id: stop.id, part: 'change' });
  };
  return (
    <div ref={form} className={styles['editor']} role="group" aria-label={t.changeOf({ name: nameOf(stop, t) })}>
      <When {...props} draft={draft} />
      <div className={styles['fields']}>
        <DraftQuantities page={page} tour={tour} draft={draft} />
      </div>
      <div className={styles['end']}>
        <Total page={page} tour={tour} draft={draft} />
        <div className={styles['buttons']}>
          <Button busy={status === 'loading'} data-focus="keep" onClick={keep}>
            {t.keep}
          </Button>
          <Button look="secondary" onClick={leave}>
            {t.leave}
          </Button>
        </div>
        <div role="status" className={styles['problem']}>
          {draft.isAsked && problem && status === 'loaded' ? textOf(problem) : draft.isUrged && t.keepFirst}
        </div>
      </div>
    </div>
  );
}

import type { Context } from 'hono';
import type { Locale } from '#contracts/common.ts';
import { formatDay } from '#domain/day.ts';
import { operatorMessages } from '#i18n/operators/index.ts';
import type { Backend } from '../../backend.ts';
import type { Booking } from '../../bookings/booking.ts';
import { visitOf } from '../../bookings/visit.ts';
import { drawFormPage } from '../../http/form-page.tsx';
import { ErrorSummary, Links, SelectField } from '../../http/form-parts.tsx';
import { answerPage } from '../../http/own-page.tsx';
import { RequestFacts } from '../../operators/request-facts.tsx';
import { Suggested } from '../../operators/suggested-time.tsx';
import type { Priced } from '../../suppliers/supplier.ts';

export const timeField = 'time';

/** A time as the form names it: `2026-12-05 10:00`. */
export const valueOf = ({ resource: { day, startingTime } }: Pick<Priced, 'resource'>): string => `${day} ${startingTime}`;

const style = 'main > dl { font-size: 1rem } main > form { margin-top: 1.5rem }';

type Drawn = {
  booking: Booking;
  /** Times that can be suggested. */
  free: readonly Priced[];
  locale: Locale;
  /** What is wrong with what was sent. */
  problem?: string;
  /** The page of all open requests. */
  list: string | undefined;
};

/** Where an operator suggests another time for a request. */
export function suggestPage(c: Context, backend: Backend, { booking, free, locale, problem, list }: Drawn): Response {
  const say = operatorMessages(locale);
  const visit = visitOf(backend, booking, locale);
  const options = free.map((priced) => {
    const { day, startingTime } = priced.resource;
    const date = formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'long' });
    return { value: valueOf(priced), label: `${date}, ${startingTime}` };
  });
  // Without a field there is nothing to go to.
  const problems = problem === undefined ? {} : { [options.length > 0 ? timeField : 'form']: problem };
  const content = (
    <>
      <ErrorSummary title={say.suggestProblem} problems={problems} />
      <RequestFacts visit={visit} isOpen />
      <Suggested backend={backend} booking={booking} locale={locale} />
      {options.length === 0 ? (
        <p>{say.suggestNone}</p>
      ) : (
        <form method="post" noValidate>
          <p>{say.suggestIntro({ deadline: visit.answerBy })}</p>
          <SelectField name={timeField} label={say.suggestTime} options={options} value="" empty={say.suggestEmpty} problems={problems} />
          <button type="submit">{say.suggestButton}</button>
        </form>
      )}
      {list !== undefined && <Links links={[{ href: list, text: say.toOpen }]} />}
    </>
  );
  const drawn = drawFormPage(backend.brand, { title: say.suggest, content, lang: locale, moreStyle: style });
  return answerPage(c, drawn, problem === undefined ? 200 : 400);
}

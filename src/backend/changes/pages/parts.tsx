import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { changesMessages } from '#i18n/changes/index.ts';
import type { Backend } from '../../backend.ts';
import type { Booking } from '../../bookings/booking.ts';
import { visitOf } from '../../bookings/visit.ts';
import { drawFormPage } from '../../http/form-page.tsx';
import { Links } from '../../http/form-parts.tsx';
import { answerPage } from '../../http/own-page.tsx';

/** What has to be said of a place is there once the place is chosen; browsers that cannot tell show it of all. */
const style = `
.about { color: var(--ink-soft) }
fieldset { margin-bottom: 1.75rem }
legend { font: 680 1.25rem/1.2 var(--font-display, sans-serif); margin: 0 0 .75rem; padding: 0 }
fieldset fieldset legend, .field > legend { font: inherit; font-weight: 600; margin: 0 0 .25rem }
.place { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; margin: 0 0 .75rem; padding: .25rem 1rem }
.place:has(:checked) { border-color: var(--secondary) }
.place:not(:has([type=radio]:checked)) .said { display: none }
.place .tick { margin: 0 }
.place small { color: var(--ink-soft); display: block }
.said .field:first-child { margin-top: .75rem }
`;

type Drawn = { title: string; content: ReactNode; lang: Locale; status?: ContentfulStatusCode };

/** A page of this room, in the brand's looks. It is of one person: nobody keeps it. */
export const page = (c: Context, { brand }: Pick<Backend, 'brand'>, { status = 200, ...drawn }: Drawn): Response =>
  answerPage(c, drawFormPage(brand, { ...drawn, moreStyle: style }), status);

/** Which visit it is about. */
export function About({ backend, booking }: { backend: Backend; booking: Booking }) {
  const visit = visitOf(backend, booking);
  return (
    <p className="about">
      <strong>{visit.tourName}</strong>
      <br />
      {visit.date}, {visit.time}
    </p>
  );
}

/** The way back. */
export function ToBooking({ backend, booking }: { backend: Backend; booking: Booking }) {
  const visit = visitOf(backend, booking);
  return <Links links={[{ href: visit.bookingUrl, text: changesMessages(visit.locale).toBooking }]} />;
}

/** Too late, or over: whom to call stands in the booking. */
export function closedPage(c: Context, backend: Backend, booking: Booking): Response {
  const { locale } = visitOf(backend, booking);
  const say = changesMessages(locale);
  const content = (
    <>
      <About backend={backend} booking={booking} />
      <p>{say.closed}</p>
      <ToBooking backend={backend} booking={booking} />
    </>
  );
  return page(c, backend, { title: say.closedTitle, content, lang: locale, status: 409 });
}

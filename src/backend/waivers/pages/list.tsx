import type { Context } from 'hono';
import { formatInstant } from '#domain/day.ts';
import { waiverMessages } from '#i18n/waivers/index.ts';
import type { Backend } from '../../backend.ts';
import type { Booking } from '../../bookings/booking.ts';
import { visitOf } from '../../bookings/visit.ts';
import { Links } from '../../http/form-parts.tsx';
import { waiverFilePath, waiverPath } from '../../tickets/links.ts';
import type { Participant } from '../signed.ts';
import { page } from './parts.tsx';

type PersonProps = { backend: Backend; booking: Booking; participant: Participant };

function Person({ backend: { config, signingKey }, booking, participant: { index, name, signed } }: PersonProps) {
  const say = waiverMessages(booking.locale);
  const path = waiverPath(signingKey, booking.id, index);
  return (
    <li>
      <h2>{name}</h2>
      {signed ? (
        <>
          <p>{say.signed({ time: formatInstant(signed.signedAt, booking.item.span.timeZone, booking.locale), name: signed.signer })}</p>
          <a href={waiverFilePath(signingKey, booking.id, signed.id)}>{say.file({ name })}</a>
        </>
      ) : (
        <>
          <a className="go" href={path} aria-label={say.read({ name })}>
            {say.button}
          </a>
          <label htmlFor={`link-${index}`}>{say.link({ name })}</label>
          <input type="url" readOnly id={`link-${index}`} defaultValue={config.siteUrl + path} />
        </>
      )}
    </li>
  );
}

/** Who of a booking has signed, with the way for those who have not. */
export function listPage(c: Context, backend: Backend, booking: Booking, participants: readonly Participant[]): Response {
  const visit = visitOf(backend, booking);
  const say = waiverMessages(visit.locale);
  const areAll = participants.every(({ signed }) => signed);
  const content = (
    <>
      <p className="about">
        <strong>{visit.tourName}</strong>
        <br />
        {visit.date}, {visit.time}
      </p>
      <p>{areAll ? say.allSigned : say.lead}</p>
      <ul className="people">
        {participants.map((participant) => (
          <Person key={participant.index} backend={backend} booking={booking} participant={participant} />
        ))}
      </ul>
      <Links links={[{ href: visit.bookingUrl, text: say.toBooking }]} />
    </>
  );
  return page(c, backend, { title: say.title, content, lang: visit.locale });
}

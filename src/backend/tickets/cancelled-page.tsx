import type { Context } from 'hono';
import { paths } from '#domain/routes.ts';
import type { Backend } from '../backend.ts';
import { offeredLocale } from '../http/language.ts';
import { ownPage } from '../http/own-page.tsx';
import type { Booking } from '../bookings/booking.ts';
import { words } from './words.ts';

/** Whoever opens the link of a cancelled ticket reads in plain words that it is no longer valid. */
export function cancelledPage(c: Context, { brand }: Pick<Backend, 'brand'>, { locale: booked, orderNumber }: Booking): Response {
  const locale = offeredLocale(booked, brand.locales);
  const { title, text, link } = words[locale].cancelled;
  return ownPage(
    c,
    brand,
    title,
    <>
      <p>{text(orderNumber)}</p>
      <p>
        <a href={paths.booking(locale, orderNumber)}>{link}</a>
      </p>
    </>,
    410,
    locale,
  );
}

import type { Context } from 'hono';
import { paths } from '#domain/routes.ts';
import { cancelledTicketMessages } from '#i18n/cancelled-ticket/index.ts';
import type { Backend } from '../backend.ts';
import { ownPage } from '../http/own-page.tsx';
import type { Visit } from './visit.ts';

/** Whoever opens the link of a cancelled ticket, or of an order of such alone, reads in plain words that it is no longer valid. */
export function cancelledPage(
  c: Context,
  { brand }: Pick<Backend, 'brand'>,
  { locale, orderNumber }: Pick<Visit, 'locale' | 'orderNumber'>,
): Response {
  const { title, text, link } = cancelledTicketMessages(locale);
  return ownPage(
    c,
    brand,
    title,
    <>
      <p>{text({ order: orderNumber })}</p>
      <p>
        <a href={paths.booking(locale, orderNumber)}>{link}</a>
      </p>
    </>,
    410,
    locale,
  );
}

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#contracts/bookings.ts';
import { locales, type Locale } from '#contracts/common.ts';
import type { OrderFiles } from '#contracts/order-files.ts';
import type { UserBooking } from '#contracts/user-bookings.ts';
import { orderFileMessages } from '#i18n/order-files/index.ts';
import { Bookings } from '#islands/confirmation/Bookings.tsx';
import { OrderCard } from '#islands/dashboard/OrderCard.tsx';
import { OrderHead } from '#islands/guest-booking/OrderHead.tsx';
import SavedTickets from '#islands/offline/SavedTickets.island.tsx';
import { $savedOrders, $savedTickets } from '#stores/my-booking/saved-tickets.ts';
import { orderOf } from '../../support/several-booked.ts';

vi.mock('astro:env/client', () => ({ IMAGE_URL: '' }));

const files: OrderFiles = { ticketsUrl: '/api/shopper/order-tickets/a.pdf', calendarUrl: '/api/shopper/order-calendar/a.ics' };
const orderNumber = 'LF-7K3M-Q9TX';
const money = { currencyCode: 'EUR' as const, grandTotal: 100, charged: 100, refunded: 0, authorised: 0 };
const paid = { tourName: 'A walk', queryDate: '2099-12-05', startingTime: '10:00', vouchers: [], participants: [], status: 'confirmed' };
const bookings = [`${orderNumber}-1`, `${orderNumber}-2`].map((number) => ({ ...paid, ...money, orderNumber: number }));

type Having = { orderFiles?: OrderFiles };
const pages: [string, (locale: Locale, having: Having) => ReactElement][] = [
  ['the confirmation', (locale, having) => <Bookings locale={locale} order={orderOf(['confirmed', 'confirmed'], having)} />],
  [
    'the page of an order',
    (locale, having) => (
      <OrderHead
        locale={locale}
        order={{ ...money, orderNumber, bookings, ...having } as unknown as Order}
        meant={undefined}
        nameRef={null}
      />
    ),
  ],
  [
    'the dashboard',
    (locale, having) => (
      <OrderCard
        locale={locale}
        order={{ orderNumber, bookings: bookings.map((booking) => ({ ...booking, ...having }) as unknown as UserBooking) }}
      />
    ),
  ],
];

describe.each(pages)('%s', (_, page) => {
  it.each(locales)('has the ways to all tickets and visits at once, in %s, where the order has them', (locale) => {
    const html = renderToStaticMarkup(page(locale, { orderFiles: files }));
    const { tickets, calendar } = orderFileMessages(locale);
    for (const said of [files.ticketsUrl, files.calendarUrl, tickets, calendar]) expect(html).toContain(said);
    expect(renderToStaticMarkup(page(locale, {}))).not.toContain(tickets);
  });
});

describe('what the device has stored', () => {
  afterEach(() => {
    $savedTickets.set(null);
    $savedOrders.set([]);
  });

  it('has them once for an order, under its number', () => {
    const [{ item }] = orderOf(['confirmed']).bookings as [ReturnType<typeof orderOf>['bookings'][number]];
    const { tourName, tourCity, queryDate, startingTime, startingPointInformation, vendor } = item;
    const visit = { tourName, tourCity, queryDate, startingTime, startingPointInformation, vendor, isPickedUp: false, vouchers: [] };
    $savedTickets.set(bookings.map((booking) => ({ ...visit, orderNumber: booking.orderNumber })));
    $savedOrders.set([{ orderNumber, ...files }]);
    const html = renderToStaticMarkup(<SavedTickets locale="en" />);
    expect(html.split(files.ticketsUrl)).toHaveLength(2);
    expect(html).toContain(`Order number ${orderNumber}<`);
  });
});

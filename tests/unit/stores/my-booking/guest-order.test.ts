import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Booking, Order } from '#contracts/bookings.ts';
import { $access } from '#stores/my-booking/booking-access.ts';
import { $accessState, $claim, askForCode, enterCode, openLink } from '#stores/my-booking/guest-access.ts';
import { $guestOrder, $refund, cancelGuestBooking, leaveBooking, loadGuestOrder } from '#stores/my-booking/guest-order.ts';
import { $consent } from '#stores/browser/consent.ts';
import { cartItem } from '#tests/support/cart.ts';

vi.mock('#api/bookings.ts', async () => ({
  postBookingAccess: vi.fn(),
  postBookingCode: vi.fn(),
  fetchOrder: vi.fn(),
  postRefund: vi.fn(),
}));
const api = vi.mocked(await import('#api/bookings.ts'));
const { ServiceError } = await import('#api/service-error.ts');

const claim = { orderNumber: 'LF-7K3M-Q9TX', email: 'ada@example.com' };
const token = { orderNumber: claim.orderNumber, guest: { accessToken: 'token', expiresAt: '2999-01-01T00:00:00.000Z' } };
const booking: Booking = {
  orderNumber: claim.orderNumber,
  status: 'confirmed',
  tourId: cartItem.tourId,
  tourName: cartItem.tourName,
  tourCity: cartItem.tourCity,
  normalizedUrlPath: cartItem.normalizedUrlPath,
  teaserImageUrl: cartItem.teaserImageUrl,
  queryDate: cartItem.queryDate,
  startingTime: cartItem.startingTime,
  timeZone: cartItem.timeZone,
  lines: cartItem.lines,
  grandTotal: cartItem.grandTotal,
  currencyCode: 'EUR',
  vouchers: [],
  startingPointInformation: cartItem.startingPointInformation,
  vendor: { name: 'Walks', phone: '+39 06 123456', email: 'walks@walks.example' },
  cancellable: true,
  refundSteps: [],
  refundable: { amount: 125, currencyCode: 'EUR', share: 1 },
};

const orderOf = (...bookings: Booking[]): Order => ({
  orderNumber: claim.orderNumber,
  bookings,
  currencyCode: 'EUR',
  grandTotal: 125 * bookings.length,
  charged: 125 * bookings.length,
  refunded: 0,
  authorised: 0,
});
const [second, third] = [2, 3].map((position) => ({ ...booking, orderNumber: `${claim.orderNumber}-${position}` })) as [Booking, Booking];
const cancelledOf = (one: Booking): Booking => ({ ...one, status: 'cancelled' });
const shown = (): Pick<Booking, 'orderNumber' | 'status'>[] =>
  ($guestOrder.get().data?.bookings ?? []).map(({ orderNumber, status }) => ({ orderNumber, status }));

beforeEach(() => {
  leaveBooking();
  $claim.set({ orderNumber: '', email: '' });
});
afterEach(() => {
  vi.resetAllMocks();
});

describe('the way to a code', () => {
  it('says which fields are wrong, asks nobody, and keeps what was typed', async () => {
    await askForCode({ orderNumber: '12', email: 'ada' }, 'en');
    expect($accessState.get()).toMatchObject({ step: 'find', wrong: ['orderNumber', 'email'], isBusy: false });
    expect($claim.get()).toEqual({ orderNumber: '12', email: 'ada' });
    expect(api.postBookingAccess).not.toHaveBeenCalled();
  });

  it('takes an order number as it is typed', async () => {
    api.postBookingAccess.mockResolvedValue('2026-11-21T10:15:00.000Z');
    await askForCode({ orderNumber: ' lf-7k3m-q9tx ', email: 'ada@example.com' }, 'en');
    expect(api.postBookingAccess).toHaveBeenCalledWith(claim, 'en');
    expect($accessState.get()).toMatchObject({ step: 'code', expiresAt: '2026-11-21T10:15:00.000Z', isBusy: false });
  });

  it('ends in a message when the service fails, and can be tried again', async () => {
    api.postBookingAccess
      .mockRejectedValueOnce(new ServiceError('unavailable', 'down', 503))
      .mockResolvedValueOnce('2026-11-21T10:15:00.000Z');
    await askForCode(claim, 'en');
    expect($accessState.get()).toMatchObject({ step: 'find', isBusy: false, error: { code: 'unavailable' } });
    await askForCode(claim, 'en');
    expect($accessState.get().error).toBeUndefined();
    expect($accessState.get().step).toBe('code');
  });
});

describe('a code', () => {
  beforeEach(() => $claim.set(claim));

  it('opens the booking for this tab', async () => {
    api.postBookingCode.mockResolvedValue(token.guest);
    await enterCode('123 456');
    expect(api.postBookingCode).toHaveBeenCalledWith(claim, '123456');
    expect($access.get()).toEqual(token);
  });

  it.each(['access_code_wrong', 'access_code_expired'] as const)('is refused as %s and gives no access', async (code) => {
    api.postBookingCode.mockRejectedValue(new ServiceError(code, code, 401));
    await enterCode('123456');
    expect($access.get()).toBeNull();
    expect($accessState.get()).toMatchObject({ isBusy: false, error: { code } });
  });

  it('that is none is sent nowhere', async () => {
    await enterCode('12');
    expect($accessState.get().wrong).toEqual(['code']);
    expect(api.postBookingCode).not.toHaveBeenCalled();
  });
});

describe('a link', () => {
  beforeEach(() => $access.set(token));

  it('to another order ends the access, and so does an hour that is over', () => {
    openLink('#LF-7K3M-Q9TX');
    expect($access.get()).toEqual(token);
    openLink('#LF-2222-2222');
    expect($access.get()).toBeNull();
    $access.set({ ...token, guest: { ...token.guest, expiresAt: '2020-01-01T00:00:00.000Z' } });
    openLink('');
    expect($access.get()).toBeNull();
  });

  it('to a booking of the order that is open says which one is meant', () => {
    openLink('#LF-7K3M-Q9TX-2');
    expect($access.get()).toEqual({ ...token, orderNumber: 'LF-7K3M-Q9TX-2' });
    openLink('#LF-7K3M-Q9TX');
    expect($access.get()).toEqual(token);
  });

  it('to a part of the page changes nothing', () => {
    openLink('#content');
    expect($access.get()).toEqual(token);
    expect($claim.get().orderNumber).toBe('');
  });
});

describe('the order', () => {
  beforeEach(() => $access.set(token));

  const load = async (order: Order): Promise<void> => {
    api.fetchOrder.mockResolvedValueOnce(order);
    await loadGuestOrder('en');
  };

  it('asks for the code once more when access has run out', async () => {
    api.fetchOrder.mockRejectedValue(new ServiceError('unauthenticated', 'no', 401));
    await loadGuestOrder('en');
    expect($access.get()).toBeNull();
    expect($accessState.get()).toMatchObject({ step: 'find', error: { code: 'unauthenticated' } });
    expect($guestOrder.get()).toMatchObject({ status: 'initial', data: null });
  });

  it('is cancelled once, however often the button is pressed', async () => {
    await load(orderOf(booking));
    api.postRefund.mockResolvedValue(cancelledOf(booking));
    api.fetchOrder.mockResolvedValue(orderOf(cancelledOf(booking)));
    const cancel = () => cancelGuestBooking(booking.orderNumber, 125, 'en');
    expect(await Promise.all([cancel(), cancel()])).toEqual([true, false]);
    expect(api.postRefund).toHaveBeenCalledOnce();
    expect(shown()).toEqual([{ orderNumber: booking.orderNumber, status: 'cancelled' }]);
  });

  it('keeps its other bookings when one is cancelled, and its figures are read again', async () => {
    await load(orderOf(second, third));
    api.postRefund.mockResolvedValue(cancelledOf(third));
    api.fetchOrder.mockResolvedValue({ ...orderOf(second, cancelledOf(third)), refunded: 125 });
    expect(await cancelGuestBooking(third.orderNumber, 125, 'en')).toBe(true);
    expect(api.postRefund).toHaveBeenCalledWith(third.orderNumber, 'Bearer token', 'en', 125);
    expect($refund.get()).toEqual({ status: 'done', bookingNumber: third.orderNumber });
    expect(shown()).toEqual([
      { orderNumber: second.orderNumber, status: 'confirmed' },
      { orderNumber: third.orderNumber, status: 'cancelled' },
    ]);
    expect($guestOrder.get().data?.refunded).toBe(125);
  });

  it('shows what is cancelled though the figures do not come', async () => {
    await load(orderOf(second, third));
    api.postRefund.mockResolvedValue(cancelledOf(second));
    api.fetchOrder.mockRejectedValue(new ServiceError('no_response', 'lost'));
    expect(await cancelGuestBooking(second.orderNumber, 125, 'en')).toBe(true);
    expect(shown()[0]).toEqual({ orderNumber: second.orderNumber, status: 'cancelled' });
  });

  it('does not come back once it has been left', async () => {
    await load(orderOf(second, third));
    api.postRefund.mockResolvedValue(cancelledOf(second));
    api.fetchOrder.mockImplementation(async () => {
      leaveBooking();
      return orderOf(cancelledOf(second), third);
    });
    await cancelGuestBooking(second.orderNumber, 125, 'en');
    expect($guestOrder.get().data).toBeNull();
  });

  it('shows the new amount when a deadline has passed meanwhile', async () => {
    await load(orderOf(booking));
    api.fetchOrder.mockResolvedValue(orderOf({ ...booking, refundable: { amount: 62.5, currencyCode: 'EUR', share: 0.5 } }));
    api.postRefund.mockRejectedValue(new ServiceError('refund_changed', 'changed', 409));
    expect(await cancelGuestBooking(booking.orderNumber, 125, 'en')).toBe(false);
    expect($refund.get()).toMatchObject({ status: 'idle', bookingNumber: booking.orderNumber, error: { code: 'refund_changed' } });
    expect($guestOrder.get().data?.bookings).toMatchObject([{ status: 'confirmed', refundable: { amount: 62.5 } }]);
  });

  it('stands as it was when the answer does not come, so that it can be tried again', async () => {
    await load(orderOf(booking));
    api.postRefund.mockRejectedValue(new ServiceError('no_response', 'lost'));
    expect(await cancelGuestBooking(booking.orderNumber, 125, 'en')).toBe(false);
    expect($refund.get()).toMatchObject({ error: { code: 'no_response' } });
    expect($guestOrder.get().data).toEqual(orderOf(booking));
  });
});

describe('what statistics are told', () => {
  beforeEach(() => {
    $access.set(token);
    $consent.set('granted 1 2026-11-21');
  });

  it('is a refund of the order, when the last of its bookings is cancelled', async () => {
    const reported = (): unknown[] => (globalThis as { dataLayer?: unknown[] }).dataLayer ?? [];
    api.fetchOrder.mockResolvedValueOnce(orderOf(second, third));
    await loadGuestOrder('en');
    api.fetchOrder.mockRejectedValue(new ServiceError('no_response', 'lost'));
    for (const [one, events] of [
      [second, []],
      [third, [{ event: 'refund', ecommerce: { refund: { actionField: { id: claim.orderNumber } } } }]],
    ] as const) {
      api.postRefund.mockResolvedValueOnce(cancelledOf(one));
      await cancelGuestBooking(one.orderNumber, 125, 'en');
      expect(reported()).toEqual(events);
    }
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '#contracts/bookings.ts';
import { $access } from '#stores/my-booking/booking-access.ts';
import { $accessState, $claim, askForCode, enterCode, openLink } from '#stores/my-booking/guest-access.ts';
import { $guestBooking, $refund, cancelGuestBooking, leaveBooking, loadGuestBooking } from '#stores/my-booking/guest-order.ts';
import { cartItem } from '#tests/support/cart.ts';

vi.mock('#api/bookings.ts', async () => ({
  postBookingAccess: vi.fn(),
  postBookingCode: vi.fn(),
  fetchBooking: vi.fn(),
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

it('a link to another booking, or an hour that is over, ends the access', () => {
  $access.set(token);
  openLink('#LF-7K3M-Q9TX');
  expect($access.get()).toEqual(token);
  openLink('#LF-2222-2222');
  expect($access.get()).toBeNull();
  $access.set({ ...token, guest: { ...token.guest, expiresAt: '2020-01-01T00:00:00.000Z' } });
  openLink('');
  expect($access.get()).toBeNull();
});

describe('the booking', () => {
  beforeEach(() => $access.set(token));

  it('asks for the code once more when access has run out', async () => {
    api.fetchBooking.mockRejectedValue(new ServiceError('unauthenticated', 'no', 401));
    await loadGuestBooking('en');
    expect($access.get()).toBeNull();
    expect($accessState.get()).toMatchObject({ step: 'find', error: { code: 'unauthenticated' } });
    expect($guestBooking.get()).toMatchObject({ status: 'initial', data: null });
  });

  it('is cancelled once, however often the button is pressed', async () => {
    api.fetchBooking.mockResolvedValue(booking);
    await loadGuestBooking('en');
    api.postRefund.mockResolvedValue({ ...booking, status: 'cancelled' });
    expect(await Promise.all([cancelGuestBooking(125, 'en'), cancelGuestBooking(125, 'en')])).toEqual([true, false]);
    expect(api.postRefund).toHaveBeenCalledOnce();
    expect($guestBooking.get().data?.status).toBe('cancelled');
  });

  it('shows the new amount when a deadline has passed meanwhile', async () => {
    api.fetchBooking
      .mockResolvedValueOnce(booking)
      .mockResolvedValueOnce({ ...booking, refundable: { amount: 62.5, currencyCode: 'EUR', share: 0.5 } });
    await loadGuestBooking('en');
    api.postRefund.mockRejectedValue(new ServiceError('refund_changed', 'changed', 409));
    expect(await cancelGuestBooking(125, 'en')).toBe(false);
    expect($refund.get()).toMatchObject({ status: 'idle', error: { code: 'refund_changed' } });
    expect($guestBooking.get()).toMatchObject({ status: 'loaded', data: { status: 'confirmed', refundable: { amount: 62.5 } } });
  });

  it('stands as it was when the answer does not come, so that it can be tried again', async () => {
    api.fetchBooking.mockResolvedValue(booking);
    await loadGuestBooking('en');
    api.postRefund.mockRejectedValue(new ServiceError('no_response', 'lost'));
    expect(await cancelGuestBooking(125, 'en')).toBe(false);
    expect($refund.get()).toMatchObject({ error: { code: 'no_response' } });
    expect($guestBooking.get().data).toEqual(booking);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBooking, refundBooking, requestBookingAccess, takeBookingAccess } from '#contracts/documented/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { forAdults } from '#tests/support/adults.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { call, contractTarget, refusal, type Target } from '#tests/support/contract.ts';
import { orderFor, pastaTour, shopperAt } from '#tests/support/order.ts';

/** Codes are read from the outbox page, which another server need not have. */
const isEmbedded = process.env['LANDFALL_CONTRACT_URL'] === undefined;

let target: Target;
beforeAll(async () => {
  target = await contractTarget();
});
afterAll(() => target.close());

type Booked = { orderNumber: string; email: string; total: number };

const paramsOf = ({ orderNumber }: Pick<Booked, 'orderNumber'>) => ({ orderNumber });

async function booked(locale: Locale = 'en', { origin } = target): Promise<Booked> {
  const shopper = shopperAt(origin);
  const email = `${randomUUID()}@example.com`;
  const quote = await shopper.quote(pastaTour, forAdults(1), 20 + Math.floor(Math.random() * 10));
  const { body } = await shopper.pay(randomUUID(), orderFor(quote, { email, locale }));
  return { orderNumber: body.cart?.tcConfirmationNumber ?? '', email, total: quote.grandTotal };
}

const ask = ({ orderNumber, email }: Pick<Booked, 'orderNumber' | 'email'>, at = target) =>
  call(at, requestBookingAccess, { body: { orderNumber, email, locale: 'en' } });

/** The newest code that was mailed to an address, from the subject that the outbox page shows. */
async function codeFor(email: string, { origin } = target): Promise<string> {
  const read = async (): Promise<string | undefined> => {
    const page = await (await fetch(`${origin}/outbox`)).text();
    return page
      .split('<li>')
      .find((mail) => mail.includes(email) && mail.includes('is your code'))
      ?.match(/(\d{6}) is your code/)?.[1];
  };
  await expect.poll(read, { timeout: 15_000 }).toMatch(/^\d{6}$/);
  return (await read()) ?? '';
}

const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');

async function tokenFor(booking: Booked): Promise<string> {
  await ask(booking);
  const { body } = await call(target, takeBookingAccess, { body: { ...booking, code: await codeFor(booking.email) } });
  return body?.accessToken ?? '';
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('POST /shopper/booking-access', () => {
  it('answers the same, whether or not there is such a booking', async () => {
    const real = await booked();
    const answers = [
      await ask(real),
      await ask({ ...real, email: 'stranger@example.com' }),
      await ask({ orderNumber: 'LF-2222-2222', email: real.email }),
    ];
    expect(answers.map(({ status, body }) => [status, Object.keys(body ?? {})])).toEqual([
      [202, ['expiresAt']],
      [202, ['expiresAt']],
      [202, ['expiresAt']],
    ]);
    const page = await (await fetch(`${target.origin}/outbox`)).text();
    expect(page).not.toContain('stranger@example.com');
  });

  it('takes order numbers as people type them, and names what is none', async () => {
    const { orderNumber, email } = await booked();
    expect((await ask({ orderNumber: ` ${orderNumber.toLowerCase()} `, email: email.toUpperCase() })).status).toBe(202);
    expect(await refusal(target, requestBookingAccess, { body: { orderNumber: '12', email, locale: 'en' } })).toMatchObject({
      code: 'invalid_request',
      details: { field: 'orderNumber' },
    });
    expect(await refusal(target, requestBookingAccess, { body: { orderNumber, email: 'nobody', locale: 'en' } })).toMatchObject({
      code: 'invalid_request',
      details: { field: 'email' },
    });
  });
});

describe('with limits', () => {
  let limited: Target;
  beforeAll(async () => {
    const { url, close } = await startTestServer({}, { RATE_LIMITS: 'true' });
    limited = { origin: url, close };
  });
  afterAll(() => limited.close());

  it.each([
    ['e-mail address', (n: number) => ({ orderNumber: `LF-2345-234${n + 2}`, email: 'same@example.com', locale: 'en' })],
    ['order', (n: number) => ({ orderNumber: 'LF-6789-6789', email: `other${n}@example.com`, locale: 'en' })],
  ])('sends at most five codes in a quarter of an hour for an %s', async (_, body) => {
    for (let n = 0; n < 5; n += 1) expect((await call(limited, requestBookingAccess, { body: body(n) })).status).toBe(202);
    expect(await refusal(limited, requestBookingAccess, { body: body(5) })).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('with a clock', () => {
  const clock = testClock();
  let timed: Target;
  beforeAll(async () => {
    const { url, close } = await startTestServer({ clock: clock.now });
    timed = { origin: url, close };
  });
  afterAll(() => timed.close());

  it('a code is good for a quarter of an hour, and no longer', async () => {
    for (const { minutes, isGood } of [
      { minutes: 14, isGood: true },
      { minutes: 15, isGood: false },
    ]) {
      const booking = await booked('en', timed);
      await ask(booking, timed);
      const sent = { body: { ...booking, code: await codeFor(booking.email, timed) } };
      clock.advance(minutes);
      if (isGood) expect((await call(timed, takeBookingAccess, sent)).body?.accessToken).toBeTruthy();
      else expect(await refusal(timed, takeBookingAccess, sent)).toMatchObject({ code: 'access_code_expired' });
    }
  });
});

describe.runIf(isEmbedded)('POST /shopper/booking-access/token', () => {
  it('gives a token for the mailed code, once', async () => {
    const booking = await booked();
    await ask(booking);
    const code = await codeFor(booking.email);
    const { body } = await call(target, takeBookingAccess, { body: { ...booking, code: `${code.slice(0, 3)} ${code.slice(3)}` } });
    expect(body?.accessToken).toBeTruthy();
    expect(Date.parse(body?.expiresAt ?? '')).toBeGreaterThan(Date.now());
    expect(await refusal(target, takeBookingAccess, { body: { ...booking, code } })).toMatchObject({ code: 'access_code_wrong' });
  });

  it('says the same of a wrong code and of a booking that is not there', async () => {
    const booking = await booked();
    await ask(booking);
    const wrong = wrongFor(await codeFor(booking.email));
    const refused = await refusal(target, takeBookingAccess, { body: { ...booking, code: wrong } });
    expect(refused.code).toBe('access_code_wrong');
    expect(await refusal(target, takeBookingAccess, { body: { orderNumber: 'LF-2222-2222', email: booking.email, code: wrong } })).toEqual(
      refused,
    );
    expect(await refusal(target, takeBookingAccess, { body: { ...booking, email: 'stranger@example.com', code: wrong } })).toEqual(refused);
    expect(await refusal(target, takeBookingAccess, { body: { ...booking, code: '12' } })).toMatchObject({
      code: 'invalid_request',
      details: { field: 'code' },
    });
  });

  it('takes the right one after four wrong ones', async () => {
    const booking = await booked();
    await ask(booking);
    const code = await codeFor(booking.email);
    for (let n = 0; n < 4; n += 1) await refusal(target, takeBookingAccess, { body: { ...booking, code: wrongFor(code) } });
    expect((await call(target, takeBookingAccess, { body: { ...booking, code } })).body?.accessToken).toBeTruthy();
  });

  it('takes no code after five wrong ones, the right one neither', async () => {
    const booking = await booked();
    await ask(booking);
    const code = await codeFor(booking.email);
    for (let n = 0; n < 5; n += 1) {
      expect(await refusal(target, takeBookingAccess, { body: { ...booking, code: wrongFor(code) } })).toMatchObject({
        code: 'access_code_wrong',
      });
    }
    expect(await refusal(target, takeBookingAccess, { body: { ...booking, code } })).toMatchObject({ code: 'access_code_expired' });
  });
});

describe.runIf(isEmbedded)('GET /shopper/bookings/{orderNumber}', () => {
  it('shows the booking to whoever has its token, in the language that is asked for', async () => {
    const booking = await booked();
    const headers = bearer(await tokenFor(booking));
    const { body } = await call(target, getBooking, { params: paramsOf(booking), headers: { ...headers, 'Accept-Language': 'de' } });
    expect(body).toMatchObject({
      orderNumber: booking.orderNumber,
      status: 'confirmed',
      tourCity: 'Rom',
      timeZone: 'Europe/Rome',
      grandTotal: booking.total,
      lines: [{ label: 'Erwachsener', quantity: 1 }],
      cancellable: true,
      refundable: { amount: booking.total, share: 1 },
    });
    expect(body?.refundSteps.map(({ share }) => share)).toEqual([1, 0.5]);
    expect(body).not.toHaveProperty('refund');
    for (const path of [body?.vouchers[0]?.url ?? '', body?.calendarUrl ?? '']) {
      expect((await fetch(new URL(path, target.origin))).status).toBe(200);
    }
  });

  it('reveals nothing without a token, with a bad one, or with that of another booking', async () => {
    const [own, other] = [await booked(), await booked()];
    const token = await tokenFor(own);
    for (const headers of [{}, bearer('nonsense'), bearer(`${token}x`), { Authorization: `Basic ${token}` }]) {
      expect(await refusal(target, getBooking, { params: paramsOf(own), headers })).toMatchObject({ code: 'unauthenticated' });
      expect(await refusal(target, refundBooking, { params: paramsOf(own), headers, body: { amount: own.total } })).toMatchObject({
        code: 'unauthenticated',
      });
    }
    const foreign = await refusal(target, getBooking, { params: paramsOf(other), headers: bearer(token) });
    expect(foreign.code).toBe('forbidden');
    expect(await refusal(target, getBooking, { params: { orderNumber: 'LF-2222-2222' }, headers: bearer(token) })).toEqual(foreign);
    expect(
      await refusal(target, refundBooking, { params: paramsOf(other), headers: bearer(token), body: { amount: other.total } }),
    ).toEqual(foreign);
  });
});

describe.runIf(isEmbedded)('POST /shopper/bookings/{orderNumber}/refund', () => {
  it('cancels, answers the same refund again, and takes the tickets out of service', async () => {
    const booking = await booked();
    const headers = bearer(await tokenFor(booking));
    const { body: before } = await call(target, getBooking, { params: paramsOf(booking), headers });
    const { body: first } = await call(target, refundBooking, { params: paramsOf(booking), headers, body: { amount: booking.total } });
    expect(first).toMatchObject({
      status: 'cancelled',
      cancellable: false,
      vouchers: [],
      refund: { amount: booking.total, currencyCode: 'EUR', share: 1, isReleased: false },
    });
    const { body: second } = await call(target, refundBooking, { params: paramsOf(booking), headers, body: { amount: booking.total } });
    expect(second?.refund).toMatchObject({ amount: booking.total, createdAt: first?.refund?.createdAt });
    for (const path of [before?.vouchers[0]?.url ?? '', before?.calendarUrl ?? '']) {
      const gone = await fetch(new URL(path, target.origin));
      expect(gone.status).toBe(410);
      expect(await gone.text()).toContain('no longer valid');
    }
    await expect
      .poll(async () => (await call(target, getBooking, { params: paramsOf(booking), headers })).body?.refund?.status, { timeout: 15_000 })
      .toBe('succeeded');
  });

  it('tells the operator, who has been told of the booking', async () => {
    const booking = await booked();
    const outbox = async () => (await fetch(`${target.origin}/outbox`)).text();
    await expect.poll(outbox, { timeout: 15_000 }).toContain(`New booking ${booking.orderNumber}: `);
    const headers = bearer(await tokenFor(booking));
    await call(target, refundBooking, { params: paramsOf(booking), headers, body: { amount: booking.total } });
    await expect.poll(outbox, { timeout: 15_000 }).toContain(`Cancelled ${booking.orderNumber}: `);
  });

  it('refuses an amount that the shopper was not shown rightly, and cancels nothing', async () => {
    const booking = await booked();
    const headers = bearer(await tokenFor(booking));
    expect(await refusal(target, refundBooking, { params: paramsOf(booking), headers, body: { amount: 1 } })).toMatchObject({
      code: 'refund_changed',
      details: { amount: booking.total, currencyCode: 'EUR' },
    });
    expect((await call(target, getBooking, { params: paramsOf(booking), headers })).body?.status).toBe('confirmed');
  });

  it('compares amounts in minor units: a cent is another amount, the error of a decimal fraction is none', async () => {
    const booking = await booked();
    const headers = bearer(await tokenFor(booking));
    const ask = (amount: number) => ({ params: paramsOf(booking), headers, body: { amount } });
    expect(await refusal(target, refundBooking, ask(booking.total - 0.01))).toMatchObject({ code: 'refund_changed' });
    const { body } = await call(target, refundBooking, ask(booking.total + 1e-9));
    expect(body?.refund?.amount).toBe(booking.total);
  });
});

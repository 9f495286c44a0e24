import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf } from '#tests/support/ledger.ts';
import { orderFor, pastaTour } from '#tests/support/order.ts';

let shop: FaultyShop;
let server: Server;
afterEach(async () => {
  await shop.close();
  server.close();
});

/** As much of RFC 5321 as a client needs to hand over a message; `isDown` answers with 421 instead. */
async function startMailServer(isDown: () => boolean): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  server = createServer((socket) => {
    let message: string | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    if (isDown()) {
      socket.end('421 down for an hour\r\n');
      return;
    }
    say('220 test');
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      for (const line of data.toString().split(/(?<=\r\n)/)) {
        if (message !== undefined) {
          message += line;
          if (!message.endsWith('\r\n.\r\n')) continue;
          received.push(message);
          message = undefined;
          say('250 taken');
        } else if (/^DATA/i.test(line)) {
          message = '';
          say('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

it('delivers once when the mail server was down for an hour (fault 30)', async () => {
  let isDown = true;
  const { url, received } = await startMailServer(() => isDown);
  shop = await openFaultyShop({ settings: { SMTP_URL: url } });
  const key = randomUUID();
  expect((await shop.shopper.pay(key, orderFor(await shop.shopper.quote(pastaTour)))).status).toBe(200);
  for (let minute = 0; minute < 60; minute += 1) {
    await shop.settle();
    shop.clock.advance(1);
  }
  expect(received).toEqual([]);
  isDown = false;
  shop.clock.advance(10);
  await shop.settle();
  await shop.settle();
  const [booking] = await bookingsOf(shop.backend, key);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain(`Message-ID: <ticket.${booking?.id}@`);
  expect((await fetch(`${shop.url}/outbox`)).status, 'no outbox page beside a mail server').toBe(404);
});

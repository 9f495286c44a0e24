import { createServer, type AddressInfo } from 'node:net';

type Faults = {
  /** Answers everybody with 421. */
  isDown?: () => boolean;
  /** Knows no mailbox of that address. */
  refuses?: (recipient: string) => boolean;
};
export type MailServer = { url: string; received: string[]; close: () => void };

/** The names that received mails were sent under, such as `ticket.<booking>`. */
export const namesOf = (received: readonly string[]): string[] => received.map((mail) => /^Message-ID:\s+<(.*)@/m.exec(mail)?.[1] ?? '');

/** As much of RFC 5321 as a client needs to hand over a message. */
export async function startMailServer({ isDown = () => false, refuses = () => false }: Faults): Promise<MailServer> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let message: string | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    if (isDown()) {
      socket.end('421 down for an hour\r\n');
      return;
    }
    const answer = (line: string): void => {
      const recipient = /^RCPT TO:<(.*)>/i.exec(line)?.[1];
      if (message !== undefined) {
        message += line;
        if (!message.endsWith('\r\n.\r\n')) return;
        received.push(message);
        message = undefined;
        say('250 taken');
      } else if (recipient !== undefined && refuses(recipient)) say(`550 no mailbox ${recipient} here`);
      else if (/^DATA/i.test(line)) {
        message = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    };
    say('220 test');
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) =>
      data
        .toString()
        .split(/(?<=\r\n)/)
        .forEach(answer),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close: () => server.close() };
}

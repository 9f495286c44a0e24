import { desc, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { Backend } from '../backend.ts';
import { mails } from '../db/mail-schema.ts';
import { ownPage } from '../http/own-page.tsx';
import { Refusal } from '../http/refusal.ts';

/** The letter's own styles are inline; nothing else of it may act, and the sandbox makes it a stranger to the shop. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';
const shown = 200;

const pathOf = (messageId: string): string => `/outbox/${encodeURIComponent(messageId)}`;
const isInline = ({ disposition }: Attachment): boolean => disposition === 'inline';

/** Pictures inside the letter, as the data that they are. */
function withPictures({ html = '', attachments }: Email): string {
  return attachments.filter(isInline).reduce((page, { contentId, mimeType, content }) => {
    const data = Buffer.from(content as ArrayBuffer).toString('base64');
    return page.replaceAll(`cid:${contentId?.replace(/^<|>$/g, '') ?? ''}`, `data:${mimeType};base64,${data}`);
  }, html);
}

/** Development and demo: mail that would have been sent, as it would have been sent. Empty where a mail server is configured. */
export function outboxRoutes({ brand, db, config }: Backend): Hono {
  const app = new Hono();
  if (config.smtpUrl) return app;

  async function read(c: Context): Promise<Email> {
    const [mail] = await db
      .select({ raw: mails.raw })
      .from(mails)
      .where(eq(mails.messageId, c.req.param('id') ?? ''));
    if (!mail) throw new Refusal('not_found');
    return PostalMime.parse(mail.raw);
  }

  app.get('/outbox', async (c) => {
    const { messageId, recipient, subject, createdAt } = mails;
    const list = await db.select({ messageId, recipient, subject, createdAt }).from(mails).orderBy(desc(createdAt)).limit(shown);
    return ownPage(
      c,
      brand,
      'Outbox',
      <>
        <p>No mail server is configured: here is what would have been sent.</p>
        {list.length === 0 && <p>Nothing yet.</p>}
        <ul className="mails">
          {list.map((mail) => (
            <li key={mail.messageId}>
              <p>
                <a href={pathOf(mail.messageId)}>{mail.subject}</a>
              </p>
              <p>
                To {mail.recipient},{' '}
                <time dateTime={mail.createdAt.toISOString()}>{mail.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>
              </p>
            </li>
          ))}
        </ul>
      </>,
    );
  });

  app.get('/outbox/:id', async (c) => {
    const mail = await read(c);
    const path = pathOf(c.req.param('id'));
    return ownPage(
      c,
      brand,
      mail.subject ?? '',
      <>
        <p>
          <a href="/outbox">Outbox</a>
        </p>
        <dl>
          <dt>From</dt>
          <dd>
            {mail.from?.name} &lt;{mail.from?.address}&gt;
          </dd>
          <dt>To</dt>
          <dd>{mail.to?.map(({ name, address }) => `${name} <${address}>`).join(', ')}</dd>
          <dt>Attachments</dt>
          <dd>
            {mail.attachments.map((attachment, index) =>
              isInline(attachment) ? null : (
                <p key={index}>
                  <a href={`${path}/attachments/${index}`}>{attachment.filename}</a>
                </p>
              ),
            )}
          </dd>
        </dl>
        <iframe title="The message" sandbox="allow-popups allow-popups-to-escape-sandbox" src={`${path}/html`} />
        <h2>Plain text</h2>
        <pre>{mail.text}</pre>
      </>,
    );
  });

  app.get('/outbox/:id/html', async (c) => {
    c.header('Content-Security-Policy', letterPolicy);
    return c.html(withPictures(await read(c)));
  });

  app.get('/outbox/:id/attachments/:index', async (c) => {
    const attachment = (await read(c)).attachments[Number(c.req.param('index'))];
    if (!attachment) throw new Refusal('not_found');
    return c.body(attachment.content as ArrayBuffer, 200, {
      'Content-Type': attachment.mimeType,
      'Content-Disposition': `inline; filename="${encodeURIComponent(attachment.filename ?? 'attachment')}"`,
    });
  });

  return app;
}

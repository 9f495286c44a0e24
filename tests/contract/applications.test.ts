import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '#backend/applications/command.ts';
import { forgetApplications } from '#backend/applications/forget.ts';
import { receivedMail } from '#backend/applications/mail-jobs.ts';
import { trapField } from '#backend/applications/pages/trap.tsx';
import { applications } from '#backend/db/applications-schema.ts';
import type { RunningServer } from '#backend/server.ts';
import { applicationPath, applicationSentPath } from '#domain/application.ts';
import { applicationMessages } from '#i18n/applications/index.ts';
import { applyAt, typed } from '#tests/support/application.ts';
import { landfall, startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { mailsTo } from '#tests/support/ledger.ts';
import { workOff } from '#tests/support/work-off.ts';

const clock = testClock();
let server: RunningServer;
const logged: Record<string, unknown>[] = [];
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) });
  server = await startTestServer({ clock: clock.now, log });
});
afterAll(() => server.close());

const rowsOf = (email: string) => server.backend.db.select().from(applications).where(eq(applications.email, email));

async function mailsAt(address: string) {
  await workOff(server.backend);
  return Promise.all((await mailsTo(server.backend, address)).map(({ raw }) => PostalMime.parse(raw)));
}

/** An application that has come. @returns its row */
async function applied(more: Parameters<typeof applyAt>[1] = {}, locale: 'en' | 'de' = 'en') {
  const email = more.email ?? typed().email;
  expect((await applyAt(server.url, { ...more, email }, locale)).status).toBe(303);
  const [row] = await rowsOf(email.toLowerCase());
  if (!row) throw new Error(`no application of ${email}`);
  return row;
}

const run = (...words: string[]) => command({ ...server.backend, clock: clock.now }, words);

describe('an application', () => {
  it('is stored as it was typed, and the page says that it has come', async () => {
    const { id, ...row } = await applied({ ...typed({ email: 'Livia@Ombra.example' }), tour: 'A walk.\r\n\r\n\r\nTwo hours.' });
    expect(row).toEqual({
      ...typed({ email: 'livia@ombra.example', tour: 'A walk.\n\nTwo hours.' }),
      language: 'en',
      status: 'open',
      answer: null,
      receivedAt: clock.now(),
      decidedAt: null,
    });
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const sent = await applyAt(server.url, {}, 'de');
    expect(sent.headers.get('Location')).toBe(applicationSentPath('de'));
    expect(await (await fetch(server.url + applicationSentPath('de'))).text()).toContain(applicationMessages('de').sentTitle);
  });

  it.each([
    ['en', 'Your application to Landfall has reached us'],
    ['de', 'Ihre Bewerbung bei Landfall ist angekommen'],
  ] as const)('is told to whoever applied, in %s, without a word of what was typed', async (locale, subject) => {
    const { email, tour, contactName, business } = await applied({}, locale);
    const [mail, ...more] = await mailsAt(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(subject);
    for (const words of [tour, contactName, business]) expect(JSON.stringify(mail)).not.toContain(words);
  });

  it("is told to the shop's operator, with all of it", async () => {
    const { id } = await applied({ business: 'Told Tours', website: 'told-tours.example', email: 'told@example.com' });
    const mail = (await mailsAt(landfall.email)).find(({ subject }) => subject === 'Application: Told Tours, Rome');
    const { website, contactName, phone } = typed({ website: 'told-tours.example' });
    const told = [website, contactName, phone, 'told@example.com', 'An evening walk', 'Two hours, twelve', 'English', id];
    for (const words of told) expect(mail?.text).toContain(words);
  });

  it('that is sent twice is stored once and told once', async () => {
    const [id, email] = [randomUUID(), typed().email];
    for (const _ of [1, 2]) expect((await applyAt(server.url, { id, email })).status).toBe(303);
    expect(await rowsOf(email)).toHaveLength(1);
    expect(await mailsAt(email)).toHaveLength(1);
  });

  it('whose address was corrected is another one, and the same form at the same moment is no failure', async () => {
    const id = randomUUID();
    const [wrong, right] = [typed().email, typed().email];
    for (const email of [wrong, right]) expect((await applyAt(server.url, { id, email })).status).toBe(303);
    expect([await rowsOf(wrong), await rowsOf(right)].map((rows) => rows.length)).toEqual([1, 1]);
    expect(await mailsAt(right)).toHaveLength(1);
    const [form, emails] = [randomUUID(), [typed().email, typed().email]];
    const answers = await Promise.all(emails.map((email) => applyAt(server.url, { id: form, email })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  });

  it('of a program that fills in every field is not stored; the log learns of it, and the program nothing', async () => {
    const { email } = typed();
    const response = await applyAt(server.url, { email, [trapField]: '1' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, applicationSentPath('en')]);
    expect(await rowsOf(email)).toEqual([]);
    const told = logged.filter(({ msg }) => String(msg).includes('hidden field'));
    expect(told).toMatchObject([{ level: 30, path: applicationPath('en') }]);
    expect(JSON.stringify(told)).not.toContain(email);
  });

  it('with mistakes comes back with all that was typed, and says what is wrong beside the field and on top', async () => {
    const say = applicationMessages('de');
    const response = await applyAt(server.url, { email: 'nobody', city: ' ', tour: '<b>"Ponte"</b>' }, 'de');
    expect(response.status).toBe(400);
    const page = load(await response.text());
    expect(
      page('[role=alert] a')
        .toArray()
        .map((link) => [page(link).attr('href'), page(link).text()]),
    ).toEqual([
      ['#city', say.missingCity],
      ['#email', say.invalidEmail],
    ]);
    expect(page('#city-problem').text()).toBe(say.missingCity);
    expect(page('#email').attr('aria-describedby')).toBe('email-hint email-problem');
    expect(page('[autofocus]').attr('id')).toBe('city');
    expect([page('#email').val(), page('#tour').text(), page('#business').val()]).toEqual(['nobody', '<b>"Ponte"</b>', typed().business]);
  });

  it('is not taken from another site', async () => {
    const response = await fetch(server.url + applicationPath('en'), {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example' },
      body: new URLSearchParams(typed()),
    });
    expect(response.status).toBe(403);
  });
});

describe('too many applications', () => {
  it('of one mailbox within a day are refused, and what was typed stays', async () => {
    const email = 'Again@example.com';
    for (const _ of [1, 2, 3]) await applied({ email });
    const response = await applyAt(server.url, { email, business: 'Fourth Tours' });
    expect(response.status).toBe(429);
    const page = load(await response.text());
    expect(page('[role=alert]').text()).toContain(applicationMessages('en').tooMany({ email: landfall.email }));
    expect(page('#business').val()).toBe('Fourth Tours');
    expect(await rowsOf(email.toLowerCase())).toHaveLength(3);
    clock.set(new Date(clock.now().getTime() + 24 * 3_600_000).toISOString());
    expect((await applyAt(server.url, { email })).status).toBe(303);
  });

  it('of one mailbox at the same time are refused', async () => {
    const { email } = typed();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => applyAt(server.url, { email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 303, 429, 429, 429]);
    expect(await rowsOf(email)).toHaveLength(3);
  });

  it.each([
    { what: 'stored ones in an hour', typed: {}, most: 10, taken: 303, when: 'in 60 minutes' },
    { what: 'posts in a minute', typed: { city: '' }, most: 20, taken: 400, when: 'in a minute' },
  ])('of one client address bring the form back, and say when it may be sent: $what', async ({ typed: more, most, taken, when }) => {
    const limited = await startTestServer({ clock: clock.now }, { RATE_LIMITS: 'true' });
    try {
      const statuses: number[] = [];
      for (let sent = 0; sent < most; sent += 1) statuses.push((await applyAt(limited.url, more)).status);
      expect(new Set(statuses)).toEqual(new Set([taken]));
      const refused = await applyAt(limited.url, { ...more, business: 'Late Tours' });
      expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
      const page = load(await refused.text());
      expect(page('[role=alert]').text()).toContain(when);
      expect([page('#business').val(), page('#tour').text()]).toEqual(['Late Tours', typed().tour]);
    } finally {
      await limited.close();
    }
  });
});

describe('a brand with an extranet', () => {
  it('sends its operators there', async () => {
    const extranetUrl = 'https://extranet.partner.example/apply';
    const partner = await startTestServer({ brand: { ...landfall, extranetUrl } });
    try {
      const answers = [await fetch(partner.url + applicationPath('en'), { redirect: 'manual' }), await applyAt(partner.url)];
      expect(answers.map(({ status, headers }) => [status, headers.get('Location')])).toEqual([
        [303, extranetUrl],
        [303, extranetUrl],
      ]);
    } finally {
      await partner.close();
    }
  });
});

describe('npm run applications', () => {
  it('lists what is open, with all that was typed', async () => {
    const { id, email } = await applied({ business: 'Listed Tours', website: 'listed.example' });
    const list = await run();
    for (const words of [id, 'Listed Tours', email, 'listed.example', 'Livia Prova (en)', '  Two hours, twelve'])
      expect(list).toContain(words);
  });

  it('mails an answer in their language, once', async () => {
    const { id, email } = await applied({}, 'de');
    expect(await run('answer', id, 'Wir', 'würden gern mitkommen.')).toBe(`Answered: ${id}, a mail goes to ${email}`);
    const mail = (await mailsAt(email)).find(({ subject }) => subject === 'Ihre Bewerbung bei Landfall');
    expect(mail?.text).toContain('Wir würden gern mitkommen.');
    expect(mail?.to).toEqual([{ name: 'Livia Prova', address: email }]);
    expect(await rowsOf(email)).toMatchObject([{ status: 'answered', decidedAt: clock.now() }]);
    expect(await run()).not.toContain(id);
    await expect(run('answer', id, 'Noch einmal')).rejects.toThrow(`The application ${id} is answered already.`);
  });

  it('closes one without a mail', async () => {
    const { id, email } = await applied();
    expect(await run('close', id)).toBe(`Closed: ${id}`);
    expect(await rowsOf(email)).toMatchObject([{ status: 'closed' }]);
    expect(await mailsAt(email)).toHaveLength(1);
  });

  it.each(['open', 'settled'])('deletes one that is %s, with the mails about it', async (state) => {
    const { id, email } = await applied({ business: 'Deleted Tours', id: randomUUID().toUpperCase() });
    if (state === 'settled') await run('answer', id, 'Thank you.');
    expect((await mailsAt(email)).length).toBeGreaterThan(0);
    expect(await run('delete', id)).toBe(`Deleted: ${id}`);
    expect(await rowsOf(email)).toEqual([]);
    expect(await mailsAt(email)).toEqual([]);
    expect((await mailsAt(landfall.email)).map(({ subject }) => subject)).not.toContain('Application: Deleted Tours, Rome');
  });

  it('sends no mail about one that was deleted meanwhile', async () => {
    const { id, email } = await applied();
    await workOff(server.backend);
    await run('delete', id);
    await receivedMail.work(server.backend, { applicationId: id });
    expect(await mailsAt(email)).toEqual([]);
  });

  it.each([
    [['answer']],
    [['answer', randomUUID()]],
    [['close', randomUUID(), 'now']],
    [['delete', randomUUID(), 'now']],
    [['burn', randomUUID()]],
  ])('says how it is used: %s', async (words) => {
    await expect(run(...words)).rejects.toThrow('npm run applications -- answer <id> <words>');
  });

  it('knows no other', async () => {
    await expect(run('close', randomUUID())).rejects.toThrow('There is no application');
    await expect(run('delete', randomUUID())).rejects.toThrow('There is no application');
    await expect(run('close', 'x')).rejects.toThrow('There is no application x.');
  });
});

it('is forgotten 180 days after it was decided, or after a year, with the mails about it', async () => {
  const decided = await applied({ business: 'Decided Tours' });
  const open = await applied({ business: 'Open Tours' });
  await run('close', decided.id);
  await workOff(server.backend);
  const after = async (days: number) => {
    clock.set(new Date(open.receivedAt.getTime() + days * 86_400_000).toISOString());
    await forgetApplications(server.backend);
    return [await rowsOf(decided.email), await rowsOf(open.email)].map((rows) => rows.length);
  };
  expect(await after(179)).toEqual([1, 1]);
  expect(await after(180)).toEqual([0, 1]);
  expect((await mailsAt(landfall.email)).map(({ subject }) => subject)).not.toContain('Application: Decided Tours, Rome');
  expect((await mailsAt(landfall.email)).map(({ subject }) => subject)).toContain('Application: Open Tours, Rome');
  expect(await after(365)).toEqual([0, 0]);
});

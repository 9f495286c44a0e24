import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { uuid } from '#contracts/common.ts';
import { tidyText } from '#domain/typed-text.ts';
import type { Backend } from '../backend.ts';
import { applications } from '../db/applications-schema.ts';
import { dueJob } from '../jobs/job.ts';
import { readApplication, type StoredApplication } from './application.ts';
import { removeApplications } from './forget.ts';
import { answerMail } from './mail-jobs.ts';

const usage = `npm run applications                          lists the applications of operators that are open
npm run applications -- answer <id> <words>   mails an answer to whoever applied
npm run applications -- close <id>            settles one without an answer
npm run applications -- delete <id>           deletes one, settled or not, with the mails about it`;

type Parts = Pick<Backend, 'db' | 'jobs' | 'clock'>;
type Decision = { status: 'answered'; answer: string } | { status: 'closed' };

const indented = (text: string): string => `  ${text.replaceAll('\n', '\n  ')}`;

const text = ({ id, business, city, tour, website, contactName, email, phone, language, receivedAt }: StoredApplication): string =>
  [
    `${id}  ${business}, ${city}, ${receivedAt.toISOString()}`,
    indented([`${contactName} (${language})`, email, phone, website].filter((part) => part !== '').join(', ')),
    indented(tour),
  ].join('\n');

async function list({ db }: Parts): Promise<string> {
  const open = await db.select().from(applications).where(eq(applications.status, 'open')).orderBy(asc(applications.receivedAt));
  return open.length === 0 ? 'No application is open.' : open.map(text).join('\n\n');
}

/** @throws Error where there is none */
async function named({ db }: Parts, id: string): Promise<StoredApplication> {
  const application = v.is(uuid, id) ? await readApplication(db, id) : undefined;
  if (!application) throw new Error(`There is no application ${id}.`);
  return application;
}

/** Once for each application. @throws Error where there is none that is open */
async function decide(parts: Parts, id: string, decision: Decision): Promise<StoredApplication> {
  const { db, jobs, clock } = parts;
  const application = await named(parts, id);
  await db.transaction(async (tx) => {
    const decided = await tx
      .update(applications)
      .set({ ...decision, decidedAt: clock() })
      .where(and(eq(applications.id, id), eq(applications.status, 'open')))
      .returning({ id: applications.id });
    if (decided.length === 0) throw new Error(`The application ${id} is ${application.status} already.`);
    if (decision.status === 'answered') await jobs.enqueue(tx, dueJob(answerMail, { applicationId: id }));
  });
  return application;
}

async function answer(parts: Parts, id: string, words: string): Promise<string> {
  const { email } = await decide(parts, id, { status: 'answered', answer: words });
  return `Answered: ${id}, a mail goes to ${email}`;
}

async function close(parts: Parts, id: string): Promise<string> {
  await decide(parts, id, { status: 'closed' });
  return `Closed: ${id}`;
}

async function remove(parts: Parts, id: string): Promise<string> {
  await named(parts, id);
  await parts.db.transaction((tx) => removeApplications(tx, eq(applications.id, id)));
  return `Deleted: ${id}`;
}

/** What `npm run applications` does. @returns what it says @throws Error that says what is wrong with the arguments */
export async function command(parts: Parts, [verb, id, ...rest]: readonly string[]): Promise<string> {
  if (verb === undefined) return list(parts);
  const words = tidyText(rest.join(' '));
  if (id === undefined) throw new Error(usage);
  if (verb === 'answer' && words !== '') return answer(parts, id, words);
  if (verb === 'close' && words === '') return close(parts, id);
  if (verb === 'delete' && words === '') return remove(parts, id);
  throw new Error(usage);
}

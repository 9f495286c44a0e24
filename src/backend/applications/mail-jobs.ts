import type { Backend } from '../backend.ts';
import { offeredLocale } from '../http/language.ts';
import type { Job } from '../jobs/job.ts';
import { send, type Envelope } from '../mail/send.ts';
import { readApplication, type StoredApplication } from './application.ts';
import { answerLetter, noticeLetter, receivedLetter } from './letters.ts';

type Named = { applicationId: string };
type Write = (backend: Backend, application: StoredApplication) => Omit<Envelope, 'id'> | undefined;

/** A mail about an application; about one that was deleted since, none. @param kind what the mail is called by, too */
const mailJob = (kind: string, write: Write): Job<Named> => ({
  kind: `${kind}_mail`,
  queue: 'mail',
  async work(backend, { applicationId }) {
    const application = await readApplication(backend.db, applicationId);
    const envelope = application && write(backend, application);
    if (envelope) await send(backend, { id: `${kind}.${applicationId}`, ...envelope });
  },
});

const applicantOf = ({ contactName, email }: StoredApplication) => ({ name: contactName, address: email });

/** Tells whoever applied that it has come. The name stays away: the address may be a stranger's. */
export const receivedMail = mailJob('application_received', ({ brand }, { email, language }) => ({
  to: { name: '', address: email },
  letter: receivedLetter(offeredLocale(language, brand.locales), brand),
}));

/** Brings it to the shop's operator, in the shop's first language. */
export const noticeMail = mailJob('application_notice', ({ brand }, application) => ({
  to: { name: brand.name, address: brand.email },
  letter: noticeLetter(brand.locales[0], application),
}));

export const answerMail = mailJob('application_answer', ({ brand }, application) => {
  const { answer, language } = application;
  if (answer === null) return undefined;
  return { to: applicantOf(application), letter: answerLetter(offeredLocale(language, brand.locales), answer, brand) };
});

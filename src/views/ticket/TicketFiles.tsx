import { namedTickets } from '#domain/ticket-names.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './TicketFiles.module.scss';

type Props = {
  vouchers: readonly { participantName: string; url: string }[];
  calendarUrl?: string | null | undefined;
  /** Where participants sign what they have to; absent where nobody has to. */
  waiver?: { url: string; text: string } | undefined;
  words: { ticketOf: (of: { name: string }) => string; calendar: string };
};

/** An order's files to keep, each as large as a thumb: a ticket for each participant, and the date. */
export function TicketFiles({ vouchers, calendarUrl, waiver, words }: Props) {
  return (
    <ul className={styles['files']}>
      {waiver && (
        <li>
          <a className={styles['file']} href={waiver.url}>
            <Icon name="users" /> <span>{waiver.text}</span>
          </a>
        </li>
      )}
      {namedTickets(vouchers).map(({ name, url }) => (
        <li key={url}>
          <a className={styles['file']} href={url} download>
            <Icon name="download" /> <span>{words.ticketOf({ name })}</span>
          </a>
        </li>
      ))}
      {calendarUrl && (
        <li>
          <a className={styles['file']} href={calendarUrl} download>
            <Icon name="calendar" /> <span>{words.calendar}</span>
          </a>
        </li>
      )}
    </ul>
  );
}

import type { Locale } from '#contracts/common.ts';
import type { OrderFiles as Files } from '#contracts/order-files.ts';
import { orderFileMessages } from '#i18n/order-files/index.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './TicketFiles.module.scss';

/** The files of a whole order: all its tickets in one PDF, and all its visits in one calendar file. */
export function OrderFiles({ locale, files: { ticketsUrl, calendarUrl } }: { locale: Locale; files: Files }) {
  const t = orderFileMessages(locale);
  return (
    <ul className={styles['sideBySide']}>
      <li>
        <a className={styles['file']} href={ticketsUrl} download>
          <Icon name="ticket" /> <span>{t.tickets}</span>
        </a>
      </li>
      <li>
        <a className={styles['file']} href={calendarUrl} download>
          <Icon name="calendar" /> <span>{t.calendar}</span>
        </a>
      </li>
    </ul>
  );
}

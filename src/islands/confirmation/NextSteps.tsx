import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { offlineMessages } from '#i18n/offline/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import type { Booked, Confirmation } from '#stores/checkout/result.ts';
import { $ticketsSaved } from '#stores/my-booking/saved-tickets.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { SignedHeading } from '#ui/SignedHeading.tsx';
import { untilText } from '#views/ticket/answer-text.ts';
import { Files, MeetingPlace } from './BookingParts.tsx';
import { requestMoneyText } from './charge-text.ts';
import styles from './NextSteps.module.scss';

type Props = { locale: Locale; order: Confirmation };

/** That the tickets open without a network connection, once they do. */
export function Saved({ locale }: { locale: Locale }) {
  const t = offlineMessages(locale);
  if (!useStore($ticketsSaved)) return null;
  return (
    <p className={styles['saved']} role="status">
      {t.saved} <a href={paths.offline(locale)}>{t.savedLink}</a>
    </p>
  );
}

export const MoreTours = ({ locale }: { locale: Locale }) => (
  <p>
    <ButtonLink look="secondary" href={paths.listing(locale)}>
      {confirmationMessages(locale).more}
    </ButtonLink>
  </p>
);

/** What happens next with an order of one: the tickets, the way there, whom to call; or how long the operator has to answer. */
export function NextSteps({ locale, order, booking }: Props & { booking: Booked }) {
  const t = confirmationMessages(locale);
  const { status, answerBy } = booking;
  return (
    <div className={styles['next']}>
      {status === 'confirmed' && (
        <section className={styles['part']}>
          <SignedHeading icon="ticket">{t.ticketsTitle}</SignedHeading>
          <Files locale={locale} booking={booking} />
          <Saved locale={locale} />
        </section>
      )}
      {status === 'on_request' && (
        <section className={styles['part']}>
          <SignedHeading icon="hourglass">{t.nextTitle}</SignedHeading>
          <ol className={styles['steps']}>
            <li>{t.request1}</li>
            <li>{answerBy === undefined ? t.request2 : t.request2By({ until: untilText(answerBy, locale) })}</li>
            <li>{requestMoneyText(order, t)}</li>
          </ol>
        </section>
      )}
      {(status === 'confirmed' || status === 'on_request') && (
        <section className={styles['part']}>
          <SignedHeading icon="pin">{booking.item.startingPointEntryRequired ? t.pickupTitle : t.meetingPoint}</SignedHeading>
          <MeetingPlace locale={locale} booking={booking} />
        </section>
      )}
      <p className={styles['vendor']}>
        <a href={paths.booking(locale, order.orderNumber)}>{t.manage}</a>
      </p>
      <MoreTours locale={locale} />
    </div>
  );
}

import type { Locale } from '#contracts/common.ts';
import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { giftConfirmationMessages } from '#i18n/gift-confirmation/index.ts';
import type { BoughtGift, Confirmation } from '#stores/checkout/result.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SignedHeading } from '#ui/SignedHeading.tsx';
import { giftLines } from '#views/gift-voucher/gift-lines.ts';
import { StateMark } from '#views/ticket/StateMark.tsx';
import { Ticket } from '#views/ticket/Ticket.tsx';
import styles from './GiftOrder.module.scss';
import steps from './NextSteps.module.scss';

export type GiftConfirmation = Confirmation & { giftVoucher: BoughtGift };
type Props = { locale: Locale; order: GiftConfirmation; /** The page's own styles. */ frame: Record<string, string> };

/** A gift voucher that is paid for: for whom, how and when it arrives, its PDF, and where the receipt went. */
export function GiftOrder({ locale, order, frame }: Props) {
  const { giftVoucher: gift, orderNumber, email } = order;
  const [t, words] = [giftConfirmationMessages(locale), confirmationMessages(locale)];
  const lead = gift.recipientEmail === undefined ? t.leadToPrint : gift.sendOn === undefined ? t.leadSent : t.leadLater;
  return (
    <div className={`page ${frame['frame']}`}>
      <div className={frame['head']}>
        <div className={frame['kicker']}>
          <StateMark state="confirmed">{t.kicker}</StateMark>
        </div>
        <h1 className={frame['title']}>{t.title}</h1>
        <p className={frame['lead']}>{lead({ name: gift.recipientName })}</p>
      </div>
      <Ticket
        label={words.order}
        picture={<img src={gift.picture} alt="" width={540} height={405} className={styles['picture']} />}
        number={{ term: words.orderNumber, text: orderNumber }}
        total={{ term: words.total, text: priceText(gift.amount, gift.currencyCode, locale) }}
      >
        <h2 className={styles['name']}>{gift.name}</h2>
        {giftLines(gift, locale, true).map((line) => (
          <p key={line} className={styles['line']}>
            {line}
          </p>
        ))}
      </Ticket>
      <div className={steps['next']}>
        <section>
          <SignedHeading icon="ticket">{t.fileTitle}</SignedHeading>
          <p className={styles['text']}>{gift.recipientEmail === undefined ? t.fileToPrint : t.fileCopy}</p>
          <a className={styles['file']} href={gift.url} download>
            <Icon name="download" /> {t.file}
          </a>
        </section>
        <section>
          <SignedHeading icon="check">{t.receiptTitle}</SignedHeading>
          <p className={styles['text']}>{t.receipt({ email })}</p>
        </section>
      </div>
      <p className={styles['ways']}>
        <ButtonLink look="secondary" href={paths.giftVouchers(locale)}>
          {t.another}
        </ButtonLink>
        <ButtonLink look="quiet" href={paths.listing(locale)}>
          {words.more}
        </ButtonLink>
      </p>
    </div>
  );
}

import type { Locale } from '#contracts/common.ts';
import type { GiftDesign } from '#domain/gift-design.ts';
import type { GiftForm } from '#domain/gift-form.ts';
import { giftVoucherMessages } from '#i18n/gift-voucher/index.ts';
import styles from './Preview.module.scss';

type Props = {
  locale: Locale;
  /** Whose shop it can be used in. */
  shop: string;
  design: GiftDesign;
  form: Pick<GiftForm, 'recipientName' | 'senderName' | 'message'>;
  /** What it is worth; empty as long as that is not said. */
  amount: string;
  tourName: string | undefined;
};

/** The voucher as it will look: a poster with a few words below it. */
export function Preview({ locale, shop, design, form, amount, tourName }: Props) {
  const t = giftVoucherMessages(locale);
  const message = form.message.trim();
  return (
    <section className={styles['card']} aria-label={t.preview}>
      <div className={styles['art']}>
        <img
          src={design.picture}
          srcSet={design.srcSet}
          sizes="(min-width: 1024px) 500px, 92vw"
          alt={design.alt}
          width={540}
          height={405}
          fetchPriority="high"
        />
        {amount && <p className={styles['seal']}>{amount}</p>}
      </div>
      <div className={styles['words']}>
        <p className={styles['kicker']}>{t.kicker}</p>
        <p className={styles['title']}>{tourName ?? t.anything}</p>
        <dl className={styles['names']}>
          <dt>{t.for}</dt>
          <dd>{form.recipientName.trim() || t.blank}</dd>
          <dt>{t.from}</dt>
          <dd>{form.senderName.trim() || t.blank}</dd>
        </dl>
        {message && <p className={styles['message']}>{t.quoted({ message })}</p>}
      </div>
      <p className={styles['foot']}>
        <strong>{shop}</strong>
        <span>{t.validity}</span>
      </p>
    </section>
  );
}

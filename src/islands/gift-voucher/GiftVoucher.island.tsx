/** Must be an island: the voucher takes shape while it is typed, in the shopper's currency, and what was typed lives in the tab. */
import { useStore } from '@nanostores/react';
import type { SubmitEvent } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { GiftDesign } from '#domain/gift-design.ts';
import { giftVoucherMessages } from '#i18n/gift-voucher/index.ts';
import { $buying } from '#stores/gift-voucher/buy.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AmountFields } from './AmountFields.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { DesignField } from './DesignField.tsx';
import { Preview } from './Preview.tsx';
import { useGiftForm, type GiftFormState } from './use-gift-form.ts';
import { WordsFields } from './WordsFields.tsx';
import styles from './GiftVoucher.module.scss';

type Props = {
  locale: Locale;
  /** Whose shop it can be used in. */
  shop: string;
  /** Every poster that there is. */
  designs: readonly [GiftDesign, ...GiftDesign[]];
  /** How many of them, from the first, can be chosen; that of a tour's city beside them. */
  offered: number;
};

export default function GiftVoucher({ locale, shop, designs, offered }: Props) {
  const t = giftVoucherMessages(locale);
  const state = useGiftForm(locale, designs);
  const { form, keep, design, amount, money, tour, isHydrated, submit } = state;
  const buying = useStore($buying, { ssr: 'initial' });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <div className={`page ${styles['frame']}`}>
      <div className={styles['preview']}>
        <Preview
          locale={locale}
          shop={shop}
          design={design}
          form={form}
          amount={amount === undefined ? '' : money(amount)}
          tourName={tour.details?.tourName}
        />
      </div>
      <form noValidate className={styles['form']} onSubmit={send}>
        <TourNote locale={locale} tour={tour} />
        <section className={styles['part']} aria-labelledby="gift-worth">
          <h2 id="gift-worth">{t.worthTitle}</h2>
          <AmountFields locale={locale} state={state} />
          <DesignField
            label={t.design}
            designs={designs.filter((one, index) => index < offered || one === design)}
            chosen={design}
            onChoose={(id) => keep({ design: id })}
          />
        </section>
        <section className={styles['part']} aria-labelledby="gift-says">
          <h2 id="gift-says">{t.saysTitle}</h2>
          <WordsFields locale={locale} state={state} />
        </section>
        <section className={styles['part']} aria-labelledby="gift-arrives">
          <h2 id="gift-arrives">{t.arrivesTitle}</h2>
          <DeliveryFields locale={locale} state={state} />
        </section>
        <div className={styles['end']}>
          <div role="alert">{buying === 'error' && <Notice tone="danger">{t.lost}</Notice>}</div>
          {/* Before it is hydrated, the browser would send the form by itself. */}
          <Button type={isHydrated ? 'submit' : 'button'} wide busy={buying === 'loading'} {...(!isHydrated && { onClick: submit })}>
            {t.next}
          </Button>
          <p className={styles['lead']}>{t.nextLead}</p>
        </div>
      </form>
    </div>
  );
}

/** Which tour it is for, or that there is none of the address any more. */
function TourNote({ locale, tour: { status, details, isGone } }: { locale: Locale; tour: GiftFormState['tour'] }) {
  const t = giftVoucherMessages(locale);
  return (
    <div role="status" className={styles['tour']}>
      {status === 'loading' && t.tourLoading}
      {details && t.tourChosen({ tour: details.tourName })}
      {status === 'error' && <Notice tone="warning">{isGone ? t.tourGone : t.tourFailed}</Notice>}
    </div>
  );
}

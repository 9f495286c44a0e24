import type { Locale } from '#contracts/common.ts';
import { giftLimits } from '#domain/gift-rules.ts';
import { giftVoucherMessages } from '#i18n/gift-voucher/index.ts';
import { TextArea, TextField } from '#ui/TextField.tsx';
import { giftFieldId, type GiftFormState } from './use-gift-form.ts';
import styles from './GiftVoucher.module.scss';

/** What stands on it: for whom it is, whom it is from, and a few words. */
export function WordsFields({ locale, state: { form, keep, errorOf } }: { locale: Locale; state: GiftFormState }) {
  const t = giftVoucherMessages(locale);
  return (
    <>
      <TextField
        id={giftFieldId('recipientName')}
        label={t.recipientName}
        error={errorOf('recipientName')}
        value={form.recipientName}
        onChange={({ target }) => keep({ recipientName: target.value })}
        maxLength={giftLimits.name}
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextField
        id={giftFieldId('senderName')}
        label={t.senderName}
        error={errorOf('senderName')}
        value={form.senderName}
        onChange={({ target }) => keep({ senderName: target.value })}
        maxLength={giftLimits.name}
        autoComplete="name"
        enterKeyHint="next"
      />
      <div>
        <TextArea
          id={giftFieldId('message')}
          label={t.message}
          hint={t.messageHint({ count: giftLimits.message })}
          optional={t.optional}
          error={errorOf('message')}
          value={form.message}
          onChange={({ target }) => keep({ message: target.value })}
          maxLength={giftLimits.message}
        />
        <p className={styles['left']}>{t.messageLeft(giftLimits.message - form.message.length)}</p>
      </div>
    </>
  );
}

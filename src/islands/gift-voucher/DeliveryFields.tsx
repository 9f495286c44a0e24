import type { Locale } from '#contracts/common.ts';
import { giftVoucherMessages } from '#i18n/gift-voucher/index.ts';
import { ChoiceGroup } from '#ui/ChoiceGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { giftFieldId, type GiftFormState } from './use-gift-form.ts';

/** How it gets to whom it is for, and when. */
export function DeliveryFields({ locale, state }: { locale: Locale; state: GiftFormState }) {
  const t = giftVoucherMessages(locale);
  const { form, keep, errorOf, today, lastDay } = state;
  const ways = ['mail', 'print'] as const;
  return (
    <>
      <ChoiceGroup
        id="gift-delivery"
        label={t.delivery}
        type="radio"
        options={ways.map((value) => ({ value, label: t[value], note: t[`${value}Note`] }))}
        box={(value) => ({
          name: 'delivery',
          checked: value === form.delivery,
          onChange: () => keep({ delivery: ways.find((way) => way === value) ?? form.delivery }),
        })}
      />
      {form.delivery === 'mail' && (
        <>
          <TextField
            id={giftFieldId('recipientEmail')}
            label={t.recipientEmail}
            hint={t.recipientEmailHint}
            error={errorOf('recipientEmail')}
            value={form.recipientEmail}
            onChange={({ target }) => keep({ recipientEmail: target.value })}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
          <TextField
            id={giftFieldId('sendOn')}
            label={t.sendOn}
            hint={t.sendOnHint}
            error={errorOf('sendOn')}
            value={form.sendOn || today}
            onChange={({ target }) => keep({ sendOn: target.value })}
            type="date"
            min={today || undefined}
            max={lastDay || undefined}
            autoComplete="off"
          />
        </>
      )}
    </>
  );
}

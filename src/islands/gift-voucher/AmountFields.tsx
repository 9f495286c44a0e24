import type { Locale } from '#contracts/common.ts';
import { giftAmounts } from '#domain/gift-voucher.ts';
import { giftVoucherMessages, type GiftVoucherTexts } from '#i18n/gift-voucher/index.ts';
import { ChoiceGroup } from '#ui/ChoiceGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { giftFieldId, type GiftFormState } from './use-gift-form.ts';

type Props = { locale: Locale; state: GiftFormState };

function tourNote({ travellers, isPart }: NonNullable<GiftFormState['tour']['amount']>, t: GiftVoucherTexts): string {
  if (isPart) return t.towardsTour;
  return travellers === undefined ? t.tourForGroup : t.tourFor(travellers);
}

/** What it is worth: an amount that is suggested, what the tour costs, or any other. */
export function AmountFields({ locale, state }: Props) {
  const t = giftVoucherMessages(locale);
  const { form, keep, chosen, currency, money, least, most, tour, errorOf } = state;
  const options = [
    ...(tour.amount ? [{ value: 'tour', label: money(tour.amount.amount), note: tourNote(tour.amount, t) }] : []),
    ...giftAmounts[currency].suggested.map((amount) => ({ value: String(amount), label: money(amount) })),
    { value: 'own', label: t.other },
  ];
  return (
    <>
      <ChoiceGroup
        id="gift-amount"
        label={t.amount}
        type="radio"
        options={options}
        box={(value) => ({ name: 'amount', checked: value === String(chosen), onChange: () => keep({ amount: value }) })}
      />
      {chosen === 'own' && (
        <TextField
          id={giftFieldId('ownAmount')}
          label={t.ownAmount({ currency })}
          hint={t.ownAmountHint({ least: money(least), most: money(most) })}
          error={errorOf('ownAmount')}
          value={form.ownAmount}
          onChange={({ target }) => keep({ ownAmount: target.value })}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </>
  );
}

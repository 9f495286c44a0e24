import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { formatMoney, fromDecimal, priceText } from '#domain/money.ts';
import { voucherMessages } from '#i18n/voucher/index.ts';
import { voucherFormMessages } from '#i18n/voucher-form/index.ts';
import { $tripTotal } from '#stores/trip/total.ts';
import { $bookable, $tripDiscount, applyToTrip, removeFromTrip, renewTripDiscount } from '#stores/trip/voucher.ts';
import { AppliedVoucher } from '#views/voucher/AppliedVoucher.tsx';
import { problemOf } from '#views/voucher/problem-text.ts';
import { VoucherForm } from '#views/voucher/VoucherForm.tsx';
import type { TripPage } from './page.ts';

type Props = { page: TripPage; hasFocus: boolean; onRemove: () => void };

/** Takes a voucher's code, and says what is left to pay with it. */
export function TripVoucher({ page: { locale }, hasFocus, onRemove }: Props) {
  const t = voucherFormMessages(locale);
  const bookable = useStore($bookable);
  const state = useStore($tripDiscount);
  const { total } = useStore($tripTotal);
  useEffect(() => void renewTripDiscount(), [bookable]);
  const discount = state.status === 'loaded' ? state.discount : undefined;
  if (discount?.voucherStatus === 'valid') {
    const { voucherCode: code, voucherValue = 0, voucherBalance } = discount;
    const { currency } = total;
    const value = fromDecimal(voucherValue, currency);
    const words = {
      voucher: voucherMessages(locale).line({ code }),
      value: formatMoney(value, locale),
      left: formatMoney({ amount: total.amount - value.amount, currency }, locale),
    };
    const remove = () => {
      removeFromTrip();
      onRemove();
    };
    return (
      <AppliedVoucher
        locale={locale}
        voucher={words.voucher}
        text={t.appliedLeft(words)}
        left={voucherBalance ? priceText(voucherBalance, currency, locale) : undefined}
        onRemove={remove}
      />
    );
  }
  return (
    <VoucherForm
      locale={locale}
      code={discount?.voucherCode ?? ''}
      problem={problemOf(state, locale)}
      isLoading={state.status === 'loading'}
      hasFocus={hasFocus}
      onSend={(code) => void applyToTrip(code)}
    />
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { GiftDesign } from '#domain/gift-design.ts';
import { chosenAmount, giftAmountOf, giftFields, giftProblems, lastGiftDay, orderedGift, type GiftField } from '#domain/gift-rules.ts';
import { giftAmountFor } from '#domain/gift-tour.ts';
import { giftAmounts } from '#domain/gift-voucher.ts';
import { formatDay } from '#domain/day.ts';
import { priceText } from '#domain/money.ts';
import { giftVoucherMessages } from '#i18n/gift-voucher/index.ts';
import { $currency } from '#stores/browser/currency.ts';
import { buyGift } from '#stores/gift-voucher/buy.ts';
import { $giftForm, keepGift } from '#stores/gift-voucher/form.ts';
import { $giftTour, openGiftTour } from '#stores/gift-voucher/tour.ts';
import { todayAt } from '#stores/listing/today.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Known in the browser alone: the page may have been made on another day. */
const noDays = { today: '', lastDay: '' };
const daysNow = () => ({ today: todayAt(), lastDay: lastGiftDay(todayAt(), todayAt('UTC')) });

export const giftFieldId = (field: GiftField): string => `gift-${field}`;

/** What was typed and chosen, what is wrong with it, and the way to the checkout. @param designs the first is for who chooses none */
export function useGiftForm(locale: Locale, designs: readonly [GiftDesign, ...GiftDesign[]]) {
  const t = giftVoucherMessages(locale);
  const form = useStore($giftForm, { ssr: 'initial' });
  const currency = useStore($currency, { ssr: 'initial' });
  const { status, data: tour, error } = useStore($giftTour, { ssr: 'initial' });
  const isHydrated = useHydrated();
  const [tried, setTried] = useState<{ first: GiftField | undefined }>();
  useEffect(() => openGiftTour(location.search, locale), [locale]);

  const tourAmount = tour ? giftAmountFor(tour) : undefined;
  const terms = { currency, tourAmount: tourAmount?.amount, ...(isHydrated ? daysNow() : noDays) };
  const amount = giftAmountOf(form, terms);
  const design = designs.find(({ id }) => id === form.design) ?? designs[0];
  const problems = giftProblems(form, terms);
  const money = (decimal: number): string => priceText(decimal, currency, locale);
  const { least, most } = giftAmounts[currency];

  useEffect(() => {
    if (tried?.first) document.getElementById(giftFieldId(tried.first))?.focus();
  }, [tried]);

  const errorOf = (field: GiftField): string | undefined => {
    const problem = tried && problems[field];
    if (problem === 'tooLittle') return t.tooLittle({ least: money(least) });
    if (problem === 'tooMuch') return t.tooMuch({ most: money(most) });
    if (problem === 'dayTooLate') return t.dayTooLate({ day: formatDay(terms.lastDay, locale, { dateStyle: 'long' }) });
    return problem && t[problem];
  };

  const submit = (): void => {
    const first = giftFields.find((field) => problems[field]);
    setTried({ first });
    if (first || amount === undefined) return;
    const ordered = orderedGift(form, { design: design.id, today: terms.today, ...(tour && { tourId: tour.tourId }) });
    const shown = { name: t.kicker, picture: design.picture, ...(tour && { tourName: tour.tourName }) };
    void buyGift({ ordered, shown, amount }, locale);
  };

  return {
    ...{ form, keep: keepGift, errorOf, submit, isHydrated, money, least, most, design, amount, ...terms },
    chosen: chosenAmount(form, terms),
    tour: { status, details: tour, amount: tourAmount, isGone: error?.status === 404 || error?.status === 410 },
  };
}

export type GiftFormState = ReturnType<typeof useGiftForm>;

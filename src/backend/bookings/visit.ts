import type { Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';
import { answerBy } from '#domain/answer-deadline.ts';
import { endOf, linesIn, startOf, visitStartOf, type BookedItem } from '#domain/booked-item.ts';
import { stepTexts } from '#domain/cancellation-texts.ts';
import { formatDay, wallTimeIn } from '#domain/day.ts';
import { durationText } from '#domain/duration.ts';
import { mapLink } from '#domain/map-link.ts';
import { formatMoney } from '#domain/money.ts';
import { grossOf } from '#domain/order-line.ts';
import { paths } from '#domain/routes.ts';
import { languageText } from '#domain/tour-texts.ts';
import { cancellationMessages } from '#i18n/cancellation/index.ts';
import { promotionMessages } from '#i18n/promotion/index.ts';
import type { Backend } from '../backend.ts';
import { offeredLocale } from '../http/language.ts';
import { documentsUrl, waiverUrl } from '../tickets/links.ts';
import type { Visit } from '../tickets/visit.ts';
import type { Booking } from './booking.ts';
import { openAnswers } from './sealed-answers.ts';
import { portDayIn, shoreCallOf } from './shore-call.ts';
import { transfersOf } from './transfers.ts';

function linesOf({ item, lines, currency }: Booking, locale: Locale): Pick<Visit, 'lines' | 'discounts'> {
  const say = (amount: number) => formatMoney({ amount, currency }, locale);
  const named = linesIn(item, lines, locale);
  const chosen = named.filter(({ group }) => group !== 'discount');
  const saved = (grossOf(chosen) ?? 0) - chosen.reduce((sum, { total }) => sum + total, 0);
  const vouchers = named.flatMap(({ group, label, total }) => (group === 'discount' ? [{ label, total: say(total) }] : []));
  return {
    lines: named.flatMap(({ group, quantity, label, unit, original = unit }) =>
      group === 'discount' ? [] : [{ group, quantity, label, total: say(quantity * original) }],
    ),
    discounts: [...(saved > 0 ? [{ label: promotionMessages(locale).offer, total: say(-saved) }] : []), ...vouchers],
  };
}

/** The order names a traveller's ticket in any language, or as it was quoted. */
function participantsOf({ item, lines, order }: Booking, locale: Locale): Visit['participants'] {
  const labels = [...item.lines.map(({ label }) => label), ...linesIn(item, lines, locale).map(({ label }) => ({ [locale]: label }))];
  return order.cart.participants.map(({ name, componentName }) => ({
    name,
    label: labels.find((label) => Object.values(label).includes(componentName))?.[locale] ?? componentName,
  }));
}

/** As the question's type reads it; it is answered, so that nothing is required any more. */
const inLocale = ({ id, type, label, unit, options }: BookedItem['questions'][number], locale: Locale): Question => ({
  id,
  type,
  required: false,
  label: label[locale],
  ...(unit && { unit }),
  options: options.map((option) => ({ id: option.id, label: option.label[locale] })),
});

/** What was asked and the shopper answered, in words. A type that is no longer registered leaves the answer as it was typed. */
const answersOf = (
  backend: Pick<Backend, 'questionKinds' | 'sealer'>,
  { checkoutKey, item, order }: Booking,
  locale: Locale,
): Visit['answers'] =>
  openAnswers(backend, checkoutKey, order).bookingQuestionsAnswers.flatMap(({ questionId, participant, answer }) => {
    const question = item.questions.find(({ id }) => id === questionId);
    if (!question) return [];
    const name = participant === undefined ? undefined : order.cart.participants[participant]?.name;
    return [
      {
        question: question.label[locale],
        ...(name !== undefined && { participant: name }),
        answer: backend.questionKinds[question.type]?.text(answer, inLocale(question, locale), locale) ?? answer,
      },
    ];
  });

const meetingPointOf = (
  { title, street, directions, latitude, longitude }: NonNullable<BookedItem['place']['meeting']>,
  locale: Locale,
) => ({
  title: title[locale],
  street,
  directions: directions[locale],
  mapUrl: mapLink(latitude, longitude),
  latitude,
  longitude,
});

function cancellationOf({ item, createdAt }: Booking, locale: Locale): Visit['cancellation'] {
  const texts = cancellationMessages(locale);
  const visit = { ...visitStartOf(item), city: item.place.city[locale] };
  return { title: texts.title, lines: stepTexts(item.terms, visit, createdAt, locale, texts) };
}

/** `Sun 22 Nov, 11:00 (Rome)` */
function answerByText(booking: Booking, locale: Locale): string {
  const { place, span } = booking.item;
  const [day = '', time = ''] = wallTimeIn(span.timeZone, answerBy(booking)).split('T');
  const date = formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  return cancellationMessages(locale).deadline({ date, time, city: place.city[locale] });
}

/** Empty where it is not known how long it takes. */
function durationOf(item: BookedItem, locale: Locale): string {
  const minutes = (endOf(item).getTime() - startOf(item).getTime()) / 60_000;
  return minutes > 0 ? durationText(minutes, locale) : '';
}

/** A booking in its own language, or another: from what is stored with it, even if the tour has changed or is withdrawn. */
export function visitOf(
  { brand, config, questionKinds, sealer, signingKey }: Pick<Backend, 'brand' | 'config' | 'questionKinds' | 'sealer' | 'signingKey'>,
  booking: Booking,
  wished: Locale = booking.locale,
): Visit {
  const locale = offeredLocale(wished, brand.locales);
  const { item, order, currency, total, orderNumber } = booking;
  const { place, operator, picture } = item;
  const { day, startingTime, timeZone } = visitStartOf(item);
  const [booker] = order.cart.persons;
  return {
    bookingId: booking.id,
    orderNumber,
    bookedAt: booking.createdAt,
    locale,
    bookingUrl: config.siteUrl + paths.booking(locale, orderNumber),
    tourUrl: config.siteUrl + (item.path === undefined ? paths.home(locale) : paths.tour(locale, item.path)),
    tourName: item.title[locale],
    subTitle: item.subTitle[locale],
    city: place.city[locale],
    timeZone,
    starts: startOf(item),
    ends: endOf(item),
    date: formatDay(day, locale),
    shortDate: formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    time: locale === 'de' ? `${startingTime} Uhr` : startingTime,
    answerBy: answerByText(booking, locale),
    duration: durationOf(item, locale),
    languages: item.languages.map((code) => languageText(code, locale)).join(', '),
    ...linesOf(booking, locale),
    total: formatMoney({ amount: total, currency }, locale),
    ...(booker && { booker }),
    participants: participantsOf(booking, locale),
    cancellation: cancellationOf(booking, locale),
    ...(place.meeting && { meetingPoint: meetingPointOf(place.meeting, locale) }),
    ...transfersOf(booking, locale),
    ...shoreCallOf(booking, locale),
    ...portDayIn(booking, locale),
    ...(item.waiver && { waiverUrl: waiverUrl({ config, signingKey }, booking.id) }),
    answers: answersOf({ questionKinds, sealer }, booking, locale),
    ...(booking.secretsUntil !== null && { documentsUrl: documentsUrl({ config, signingKey }, booking.id) }),
    comments: order.cart.cartItems[0]?.itemComments ?? '',
    operator: { name: operator.name, contact: operator.phone || operator.email, email: operator.email },
    ...(picture && { picture }),
  };
}

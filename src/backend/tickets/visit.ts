import type { Locale } from '#contracts/common.ts';
import { stepTexts } from '#domain/cancellation-texts.ts';
import { formatDay, instantAt } from '#domain/day.ts';
import { durationText } from '#domain/duration.ts';
import { mapLink } from '#domain/map-link.ts';
import { formatMoney, fromDecimal } from '#domain/money.ts';
import { questionKindOf } from '#domain/questions/registry.ts';
import { paths } from '#domain/routes.ts';
import { cancellationMessages } from '#i18n/cancellation/index.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { questionIn } from '../catalogue/question-in.ts';
import { offeredLocale } from '../http/language.ts';
import type { Booking } from '../bookings/booking.ts';
import { pricingGroupsOf } from '../catalogue/prices.ts';
import { languageNames } from '../vendor/texts.ts';

/** A booking in the words of tickets and mail. */
export type Visit = ReturnType<typeof visitOf>;

/** A booking's price lines in a language; as quoted where the tour no longer has what was bought. */
export function linesIn(
  { catalogue }: Pick<Backend, 'catalogue'>,
  tour: Tour,
  { lines, currency }: Booking,
  locale: Locale,
): Booking['lines'] {
  const groups = pricingGroupsOf(catalogue, tour, { locale, currency });
  return lines.map((line) => ({ ...line, label: groups[line.group]?.values.find(({ id }) => id === line.id)?.label ?? line.label }));
}

function linesOf(backend: Backend, tour: Tour, booking: Booking, locale: Locale) {
  return linesIn(backend, tour, booking, locale).map(({ group, label, quantity, total }, index) => ({
    group,
    quantity,
    label,
    quotedLabel: booking.lines[index]?.label,
    total: formatMoney(fromDecimal(total, booking.currency), locale),
  }));
}

/** What the tour asked and the shopper answered, in words. */
const answersOf = ({ questionKinds }: Backend, tour: Tour, { order }: Booking, locale: Locale) =>
  order.bookingQuestionsAnswers.flatMap(({ questionId, participant, answer }) => {
    const question = tour.questions.find(({ id }) => id === questionId);
    if (!question) return [];
    return [
      {
        question: question.label[locale],
        ...(participant !== undefined && { participant: order.cart.participants[participant]?.name }),
        answer: questionKindOf(question.type, questionKinds).text(answer, questionIn(question, locale), locale),
      },
    ];
  });

/** By when what comes back, as it stood when the booking was made. */
function cancellationOf(
  { cancellationTerms, day, startingTime, createdAt }: Booking,
  { timeZone, name }: Tour['destination'],
  locale: Locale,
) {
  const texts = cancellationMessages(locale);
  return {
    title: texts.title,
    lines: stepTexts(cancellationTerms, { day, startingTime, timeZone, city: name[locale] }, createdAt, locale, texts),
  };
}

/** In the booking's own language, or another. @throws Error when the catalogue no longer has the tour */
export function visitOf(backend: Backend, booking: Booking, wished: Locale = booking.locale) {
  const locale = offeredLocale(wished, backend.brand.locales);
  const tour = backend.catalogue.tours.get(booking.tourId);
  if (!tour) throw new Error(`there is no tour ${booking.tourId}`);
  const { startingPoint, destination, operator, durationMinutes } = tour;
  const { order, day, startingTime, currency, total } = booking;
  const lines = linesOf(backend, tour, booking, locale);
  const starts = instantAt(day, startingTime, destination.timeZone);
  return {
    locale,
    orderNumber: booking.orderNumber,
    bookingUrl: backend.config.siteUrl + paths.booking(locale, booking.orderNumber),
    cancellation: cancellationOf(booking, destination, locale),
    tourName: tour.tourName[locale],
    subTitle: tour.subTitle[locale],
    city: destination.name[locale],
    country: destination.countryName[locale],
    timeZone: destination.timeZone,
    starts,
    ends: new Date(starts.getTime() + durationMinutes * 60_000),
    date: formatDay(day, locale),
    shortDate: formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    time: locale === 'de' ? `${startingTime} Uhr` : startingTime,
    duration: durationText(durationMinutes, locale),
    languages: languageNames(tour.languages, locale),
    lines,
    total: formatMoney({ amount: total, currency }, locale),
    booker: order.cart.persons[0],
    participants: order.cart.participants.map(({ name, componentName }) => ({
      name,
      label: lines.find(({ quotedLabel }) => quotedLabel === componentName)?.label ?? componentName,
    })),
    meetingPoint: {
      title: startingPoint.title[locale],
      street: startingPoint.street,
      directions: startingPoint.directions[locale],
      mapUrl: mapLink(startingPoint.latitude, startingPoint.longitude),
      latitude: startingPoint.latitude,
      longitude: startingPoint.longitude,
    },
    answers: answersOf(backend, tour, booking, locale),
    comments: order.cart.cartItems[0]?.itemComments ?? '',
    ...(order.startingPointInformation && { pickup: order.startingPointInformation }),
    operator: { name: operator.name, phone: operator.phone, email: operator.email },
    picture: { city: destination.id, category: tour.categories[0] ?? 'sightseeing' },
  };
}

import { operatorMailMessages } from '#i18n/operator-mail/index.ts';
import type { Block } from '../../mail/letter.ts';
import type { Visit } from '../../tickets/visit.ts';
import { factsOf, placeOf, pricesOf } from './visit-blocks.ts';

/** What the subjects of mails to an operator name: enough to find a booking in a full inbox. */
export const subjectOf = ({ orderNumber, tourName, shortDate, time }: Visit) => ({
  order: orderNumber,
  tour: tourName,
  day: shortDate,
  time,
});

function answersOf({ answers, locale }: Visit): Block[] {
  const lines = answers.map(({ question, participant, answer }) => `${question}${participant ? ` (${participant})` : ''}: ${answer}`);
  return lines.length > 0 ? [{ kind: 'section', title: operatorMailMessages(locale).answers, lines }] : [];
}

function bookedBy({ booker, locale }: Visit): Block[] {
  if (!booker) return [];
  const { firstName, lastName, phoneNumber, email } = booker;
  return [{ kind: 'section', title: operatorMailMessages(locale).bookedBy, lines: [`${firstName} ${lastName}`, phoneNumber, email] }];
}

/** All that an operator needs of a booking: what and when, who comes, where they are fetched, what they have said, what they pay. */
export function detailsForOperator(visit: Visit): Block[] {
  const say = operatorMailMessages(visit.locale);
  return [
    factsOf(visit),
    ...(visit.pickup ? placeOf(visit) : []),
    ...answersOf(visit),
    ...(visit.comments ? [{ kind: 'section' as const, title: say.adds, lines: [visit.comments] }] : []),
    ...bookedBy(visit),
    pricesOf(visit, say.total, say.ordered),
  ];
}

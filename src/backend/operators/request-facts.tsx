import { operatorMessages } from '#i18n/operators/index.ts';
import type { Visit } from '../tickets/visit.ts';

type Props = {
  visit: Visit;
  /** Says until when it can be answered. */
  isOpen: boolean;
  /** Below a heading that names the tour. */
  isNamed?: boolean;
};

/** What an operator has to know of a request. */
export function RequestFacts({ visit, isOpen, isNamed = false }: Props) {
  const say = operatorMessages(visit.locale);
  const { orderNumber, tourName, city, date, time, lines, participants, booker, answerBy } = visit;
  const facts: [string, string][] = [
    ...(isOpen ? [[say.answerBy, answerBy] satisfies [string, string]] : []),
    [say.order, orderNumber],
    ...(isNamed ? [] : [[say.tour, tourName] satisfies [string, string]]),
    [say.date, `${date}, ${time} (${city})`],
    [say.booked, lines.map(({ quantity, label }) => `${quantity} × ${label}`).join(', ')],
    [say.party, participants.map(({ name }) => name).join(', ')],
    [say.by, `${booker?.firstName ?? ''} ${booker?.lastName ?? ''}`.trim()],
  ];
  return (
    <dl>
      {facts
        .filter(([, fact]) => fact !== '')
        .map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}

import { directions } from '#contracts/transfers.ts';
import { shoreCallLines } from '#domain/cruises/shore-call-texts.ts';
import { transferLines } from '#domain/transfers/told.ts';
import { operatorMessages } from '#i18n/operators/index.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
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
  const { orderNumber, tourName, city, date, time, lines, participants, shoreCall, booker, answerBy } = visit;
  const words = transferMessages(visit.locale);
  const facts = [
    { name: say.tour, fact: isNamed ? '' : tourName },
    { name: say.date, fact: `${date}, ${time} (${city})` },
    { name: say.booked, fact: lines.map(({ quantity, label }) => `${quantity} × ${label}`).join(', ') },
    { name: say.party, fact: participants.map(({ name }) => name).join(', ') },
    ...directions.map((direction) => {
      const transfer = visit[direction];
      return { name: words[direction], fact: transfer ? transferLines(direction, transfer, words).join(', ') : '' };
    }),
    {
      name: shoreCallMessages(visit.locale).shipOfGuests,
      fact: shoreCall ? shoreCallLines(shoreCall).join('. ') : '',
    },
    { name: say.by, fact: `${booker?.firstName ?? ''} ${booker?.lastName ?? ''}`.trim() },
    { name: say.order, fact: orderNumber },
  ];
  return (
    <dl>
      {isOpen && (
        <div>
          <dt>{say.answerBy}</dt>
          <dd>
            <strong>{answerBy}</strong>
          </dd>
        </div>
      )}
      {facts
        .filter(({ fact }) => fact !== '')
        .map(({ name, fact }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}

import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** Pages of a ship and of a line. */
export const fleetMessages = defineMessages(
  'fleet',
  {
    ...en,
    shipTitle: params<{ ship: string }>(en.shipTitle),
    shipDescription: params<{ ship: string; line: string }>(en.shipDescription),
    lineTitle: params<{ line: string }>(en.lineTitle),
    lineDescription: params<{ line: string }>(en.lineDescription),
    forGuests: params<{ guests: string }>(en.forGuests),
    withDecks: count(en.withDecks),
    noSailings: params<{ ship: string }>(en.noSailings),
    noneOfLine: params<{ line: string }>(en.noneOfLine),
    otherShips: params<{ line: string }>(en.otherShips),
    excursions: count(en.excursions),
    otherPorts: params<{ ports: string }>(en.otherPorts),
  },
  { de },
);

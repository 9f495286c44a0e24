import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** Why something cannot be taken from a ship as it is, and what can be done: few shoppers read it. */
export const shipProblemMessages = defineMessages(
  'shipProblem',
  {
    ...en,
    ship_starts_early: params<{ time: string }>(en.ship_starts_early),
    ship_ends_late: params<{ time: string }>(en.ship_ends_late),
    ship_tight: params<{ time: string }>(en.ship_tight),
  },
  { de },
);

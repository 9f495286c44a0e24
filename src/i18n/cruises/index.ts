import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const cruiseMessages = defineMessages(
  'cruises',
  {
    ...en,
    nights: count(en.nights),
    sailings: count(en.sailings),
    portVia: params<{ city: string; port: string }>(en.portVia),
    cruiseTitle: params<{ title: string; dates: string }>(en.cruiseTitle),
    cruiseDescription: params<{ ship: string; dates: string; ports: string }>(en.cruiseDescription),
    day: params<{ number: number }>(en.day),
    severalDays: params<{ first: number; last: number }>(en.severalDays),
    skipsDay: params<{ day: string }>(en.skipsDay),
    inPort: params<{ from: string; to: string }>(en.inPort),
    arrives: params<{ time: string }>(en.arrives),
    departs: params<{ time: string }>(en.departs),
    allAboard: params<{ time: string }>(en.allAboard),
    intoTown: params<{ kilometres: string; city: string; minutes: string }>(en.intoTown),
    shipTime: params<{ difference: string }>(en.shipTime),
    later: params<{ time: string }>(en.later),
    earlier: params<{ time: string }>(en.earlier),
    fits: params<{ start: string; back: string; spare: string }>(en.fits),
    fitsOpen: params<{ start: string; back: string }>(en.fitsOpen),
    tight: params<{ start: string; back: string; spare: string }>(en.tight),
    startsEarly: params<{ minutes: string }>(en.startsEarly),
    endsLate: params<{ minutes: string }>(en.endsLate),
    noTours: params<{ port: string }>(en.noTours),
    noneRun: params<{ city: string }>(en.noneRun),
    noneFits: params<{ city: string }>(en.noneFits),
    more: params<{ city: string }>(count(en.more)),
    notYet: params<{ day: string }>(en.notYet),
    usualWeather: params<{ high: string; low: string; rain: string; month: string }>(en.usualWeather),
    rainDays: count(en.rainDays),
    usualWeatherNote: params<{ from: string; to: string }>(en.usualWeatherNote),
    how: params<{ docked: number; tender: number; margin: number }>(en.how),
  },
  { de },
);

import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const tripMessages = defineMessages(
  'trip',
  {
    ...en,
    stops: count(en.stops),
    cities: count(en.cities),
    stopsIn: params<{ stops: string; cities: string }>(en.stopsIn),
    localTime: params<{ city: string }>(en.localTime),
    times: params<{ start: string; end: string }>(en.times),
    people: count(en.people),
    quantity: params<{ quantity: number; label: string }>(en.quantity),
    changeOf: params<{ name: string }>(en.changeOf),
    laterOf: params<{ name: string }>(en.laterOf),
    removeOf: params<{ name: string }>(en.removeOf),
    removed: params<{ name: string }>(en.removed),
    saved: params<{ name: string }>(en.saved),
    restored: params<{ name: string }>(en.restored),
    notSaved: params<{ name: string }>(en.notSaved),
    noRoom: params<{ name: string; most: number }>(en.noRoom),
    noRoomSaved: params<{ name: string; most: number }>(en.noRoomSaved),
    changed: params<{ name: string; day: string; time: string }>(en.changed),
    alternative: params<{ day: string; time: string }>(en.alternative),
    overlap: params<{ name: string; minutes: string }>(en.overlap),
    noGap: params<{ name: string }>(en.noGap),
    tight: params<{ name: string; minutes: string }>(en.tight),
    far: params<{ name: string; minutes: string; from: string; to: string; needed: string }>(en.far),
    totalOf: params<{ bookable: number; all: number }>(en.totalOf),
    left: count(en.left),
    moved: count(en.moved),
  },
  { de },
);
export type TripMessages = ReturnType<typeof tripMessages>;

import * as v from 'valibot';
import { day, timeOfDay } from '#contracts/common.ts';
import { slugOf } from '#domain/words.ts';
import { berths } from '#domain/cruises/ship-clock.ts';
import { id, ianaZone, latitude, longitude, text } from './text.ts';

const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());
/** Of a line or ship, which has a page that is named after it. */
const name = v.pipe(
  v.string(),
  v.trim(),
  v.check((words) => slugOf(words) !== '', 'a name with Latin letters'),
);
const number = v.pipe(v.number(), v.integer(), v.minValue(1));
/** What the port's clocks show: `2027-05-12T18:00`. */
const wallTime = v.pipe(
  v.string(),
  v.check((time) => time[10] === 'T' && v.is(day, time.slice(0, 10)) && v.is(timeOfDay, time.slice(11)), 'a time such as 2027-05-12T18:00'),
);

/** `cruises/lines.yaml`, by line: its ships by their ids. */
export const cruiseLinesSource = v.record(
  id,
  v.strictObject({
    cruiseLineUuid: uuid,
    name,
    /** Whose shop alone shows its ships; left out: every shop but those of other lines. */
    organizationId: v.optional(uuid),
    description: v.optional(text),
    ships: v.record(
      id,
      v.strictObject({
        cruiseShipUuid: uuid,
        name,
        /** What guests can expect on board. */
        description: v.optional(text),
        /** Whether they come ashore at a pier or by the ship's boats. */
        berthing: v.optional(text),
        guests: v.optional(number),
        decks: v.optional(number),
        /** The year. */
        launched: v.optional(number),
      }),
    ),
  }),
);
export type CruiseLinesSource = v.InferOutput<typeof cruiseLinesSource>;

/** `cruises/ports.yaml`, by port. */
export const portsSource = v.record(
  id,
  v.strictObject({
    /** Of the location service, where `city` is left out; otherwise that of the city. */
    locationUuid: v.optional(uuid),
    name: text,
    /** The destination whose tours guests of a ship here can take. */
    city: v.optional(id),
    countryName: text,
    /** Of the pier. */
    latitude,
    longitude,
    timeZone: ianaZone,
    /** By road to the middle of the city, or of the place itself. */
    intoTown: v.strictObject({
      kilometres: v.pipe(v.number(), v.minValue(0), v.maxValue(300)),
      minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300)),
    }),
  }),
);
export type PortsSource = v.InferOutput<typeof portsSource>;

const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100));
/** One for each month, January first. */
const monthly = (least: number, most: number) =>
  v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))), v.length(12, 'twelve months'));

/** `cruises/climate.yaml`: what weather is usual in ports. */
export const climateSource = v.strictObject({
  period: v.pipe(
    v.strictObject({ from: year, to: year }),
    v.check(({ from, to }) => from < to, 'the first year is before the last'),
  ),
  ports: v.record(
    id,
    v.pipe(
      /** In °C, and days with rain. */
      v.strictObject({ high: monthly(-60, 60), low: monthly(-60, 60), rainDays: monthly(0, 31) }),
      v.check(({ high, low }) => high.every((warmest, month) => warmest >= (low[month] ?? warmest)), 'no low above the high of its month'),
    ),
  ),
});
export type ClimateSource = v.InferOutput<typeof climateSource>;

const place = v.tuple([latitude, longitude]);

/** `cruises/sea-lanes.yaml`: where ships go between ports. */
export const seaLanesSource = v.strictObject({
  junctions: v.record(id, place),
  /** Ports and junctions by their names, and bends. */
  lanes: v.array(v.pipe(v.array(v.union([id, place], 'a port, a junction, or [latitude, longitude]')), v.minLength(2))),
});
export type SeaLanesSource = v.InferOutput<typeof seaLanesSource>;

const call = v.strictObject({
  port: id,
  /** Left out where the voyage begins. */
  arrival: v.optional(wallTime),
  /** Left out where the voyage ends. */
  departure: v.optional(wallTime),
  /** Left out: half an hour before the departure. */
  allAboard: v.optional(wallTime),
  berth: v.optional(v.picklist(berths), 'docked'),
  terminal: v.optional(text),
  /** The zone that clocks on board show, where that is not the port's. */
  shipZone: v.optional(ianaZone),
});

/** One sailing: `cruises/routes/<slug>.yaml`. */
export const cruiseRouteSource = v.strictObject({
  cruiseRouteUuid: uuid,
  ship: id,
  title: text,
  /** In their order; days between two of them are at sea. */
  calls: v.pipe(v.array(call), v.minLength(2)),
  /** A day that does not come, or comes twice, because the ship crosses the date line. */
  dateLine: v.optional(v.strictObject({ day, comes: v.picklist(['never', 'twice']) })),
});
export type CruiseRouteSource = v.InferOutput<typeof cruiseRouteSource>;

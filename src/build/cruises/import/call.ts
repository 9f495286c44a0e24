import * as v from 'valibot';
import type { CruiseRouteSource, PortsSource } from '#backend/catalogue/cruise-source.ts';
import { ianaZone } from '#backend/catalogue/text.ts';
import { berths } from '#domain/cruises/ship-clock.ts';
import type { Column, Problem, Row } from './csv.ts';

type Call = CruiseRouteSource['calls'][number];
/** As a file says it: what is usual is left out. */
export type WrittenCall = Omit<Call, 'berth'> & { berth?: Call['berth'] };
type Wrong = (column: Column, text: string) => undefined;

/** `yyyy-MM-ddTHH:mm`, if it is a time of a day that there is. */
function wallTimeOf(cell: string): string | undefined {
  const time = cell.replace(' ', 'T');
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) ? Date.parse(`${time}Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(time) ? time : undefined;
}

function timeIn({ cells }: Row, column: 'arrival' | 'departure' | 'allAboard', wrong: Wrong): string | undefined {
  const cell = cells[column];
  if (cell === '') return undefined;
  return wallTimeOf(cell) ?? wrong(column, `"${cell}" is no time of a day that there is: write it as 2027-05-09T18:00 or 2027-05-09 18:00`);
}

/** A choice of ids that begin as the wrong one does, for lists that are too long to print. */
function likeOf(id: string, known: readonly string[]): string {
  const alike = known.filter((other) => other[0] === id[0]?.toLowerCase());
  return (alike.length > 0 ? alike : known).join(', ');
}

function portIn({ cells: { port } }: Row, ports: PortsSource, wrong: Wrong): string {
  if (port === '') wrong('port', 'it is empty: give the id of a port of ports.yaml');
  else if (!Object.hasOwn(ports, port))
    wrong('port', `ports.yaml has no "${port}": give the id of one that is there, such as ${likeOf(port, Object.keys(ports))}`);
  return port;
}

function berthIn({ cells }: Row, wrong: Wrong): Call['berth'] | undefined {
  if (cells.berth === '') return undefined;
  const known = berths.find((berth) => berth === cells.berth);
  return known ?? wrong('berth', `"${cells.berth}": give one of ${berths.join(', ')}, or leave it empty for ${berths[0]}`);
}

const oneLine = (cell: string): string => cell.replaceAll(/\s+/g, ' ');

/** Both languages or none; a line break inside a cell becomes a blank. */
export function textIn({ cells }: Row, name: 'title' | 'terminal', wrong: Wrong): { en: string; de: string } | undefined {
  const [en, de] = [cells[`${name}_en`], cells[`${name}_de`]].map(oneLine) as [string, string];
  if (en === '' && de === '') return undefined;
  if (en === '') wrong(`${name}_en`, `it is empty, and ${name}_de is not: give it in both languages`);
  if (de === '') wrong(`${name}_de`, `it is empty, and ${name}_en is not: give it in both languages`);
  return { en, de };
}

function zoneIn({ cells: { shipZone } }: Row, wrong: Wrong): string | undefined {
  if (shipZone === '') return undefined;
  return v.safeParse(ianaZone, shipZone).success
    ? shipZone
    : wrong('shipZone', `"${shipZone}" is no time zone: give one such as Europe/Berlin`);
}

export const reporterFor =
  (row: Row, problems: Problem[]): Wrong =>
  (column, text) => {
    problems.push({ line: row.line, column, text });
    return undefined;
  };

/** What a row says of its call. What is wrong goes to `problems`, and is left out of the call, but for a port that there is not. */
export function callOf(row: Row, ports: PortsSource, problems: Problem[]): WrittenCall {
  const wrong = reporterFor(row, problems);
  const [port, berth] = [portIn(row, ports, wrong), berthIn(row, wrong)];
  const [arrival, departure, allAboard] = (['arrival', 'departure', 'allAboard'] as const).map((column) => timeIn(row, column, wrong));
  const [terminal, shipZone] = [textIn(row, 'terminal', wrong), zoneIn(row, wrong)];
  if (row.cells.allAboard !== '' && row.cells.departure === '')
    wrong('allAboard', 'there is none without a departure: leave it empty, or give the departure, too');
  return {
    port,
    ...(arrival === undefined ? {} : { arrival }),
    ...(departure === undefined ? {} : { departure }),
    ...(allAboard === undefined ? {} : { allAboard }),
    ...(berth === undefined || berth === berths[0] ? {} : { berth }),
    ...(terminal === undefined ? {} : { terminal }),
    ...(shipZone === undefined ? {} : { shipZone }),
  };
}

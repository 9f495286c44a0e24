import * as v from 'valibot';
import { id } from '#backend/catalogue/text.ts';
import type { CruiseSources } from '#backend/catalogue/read-cruises.ts';
import { allAboardOf, problemsOfTimes } from '#domain/cruises/call-times.ts';
import { callOf, reporterFor, textIn, type WrittenCall } from './call.ts';
import type { Problem, Row } from './csv.ts';

/** A sailing as the CSV says it; a row for each call. */
export type Sailing = {
  route: string;
  rows: readonly [Row, ...Row[]];
  ship: string;
  title: { en: string; de: string };
  calls: WrittenCall[];
};
type Known = Pick<CruiseSources, 'lines' | 'ports'>;

/** What only the first row of a route has to say; the others say nothing, or the same. */
function headOf([first, ...others]: Group['rows'], { lines }: Known, problems: Problem[]): Pick<Sailing, 'ship' | 'title'> {
  const { ship } = first.cells;
  const ships = Object.values(lines).flatMap((line) => Object.keys(line.ships));
  const wrong = reporterFor(first, problems);
  const allowed = `give one of lines.yaml: ${ships.join(', ')}`;
  if (ship === '') wrong('ship', `it is empty: ${allowed}`);
  else if (!ships.includes(ship)) wrong('ship', `there is no "${ship}": ${allowed}`);
  const title = textIn(first, 'title', wrong);
  if (!title) for (const column of ['title_en', 'title_de'] as const) wrong(column, 'it is empty: the first row of a route has its title');
  for (const row of others)
    for (const column of ['ship', 'title_en', 'title_de'] as const)
      if (!row.isBroken && row.cells[column] !== '' && row.cells[column] !== first.cells[column])
        reporterFor(row, problems)(column, `it differs from line ${first.line}, the first of the route: leave it empty, or give the same`);
  return { ship, title: title ?? { en: '', de: '' } };
}

/** Rows of a route, and the line on which others of it began that they do not follow. */
type Group = { rows: readonly [Row, ...Row[]]; begunAt: number | undefined; isOnly: boolean };

/** Rows of one route that follow each other, in their order. */
function groupsOf(rows: readonly Row[]): Group[] {
  const groups: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0].cells.route === row.cells.route) last.push(row);
    else groups.push([row]);
  }
  return groups.map((group, index) => {
    const same = groups.filter(([{ cells }]) => cells.route === group[0].cells.route);
    const begunAt = groups.indexOf(same[0] ?? group) < index ? same[0]?.[0].line : undefined;
    return { rows: group, begunAt, isOnly: same.length === 1 };
  });
}

function routeProblem({ rows, begunAt }: Group): string | undefined {
  const { route } = rows[0].cells;
  if (!v.safeParse(id, route).success) {
    const found = route === '' ? 'it is empty' : `"${route}" cannot be the name of a file`;
    return `${found}: give lower-case letters, digits and hyphens, a letter first, as in baltic-2027-06-12`;
  }
  if (begunAt !== undefined) return `the rows of ${route} began on line ${begunAt}: put them one after another`;
  return rows.length < 2 ? 'a sailing has two calls or more: write a row for each' : undefined;
}

/** What is wrong with the times of a voyage, as far as nothing has been said of them. */
function timesProblems(rows: readonly Row[], calls: readonly WrittenCall[], { ports }: Known, said: readonly Problem[]): Problem[] {
  const timed = calls.map((call) => {
    const timeZone = Object.hasOwn(ports, call.port) ? ports[call.port]?.timeZone : undefined;
    return { ...call, timeZone, allAboard: timeZone === undefined ? undefined : allAboardOf(call, timeZone) };
  });
  return problemsOfTimes(timed).flatMap(({ index, field, text: problem, follows }): Problem[] => {
    const row = rows[index];
    if (!row || said.some(({ line, column }) => line === row.line && column === field)) return [];
    const text = follows === undefined ? problem : `${problem}, ${follows}`;
    const isAssumed = field === 'allAboard' && row.cells.allAboard === '';
    return [{ line: row.line, column: field, text: isAssumed ? `empty, it is half an hour before the departure: ${text}` : text }];
  });
}

/** @returns nothing where rows cannot be read, or stand apart from others of their route; what is wrong goes to `problems` */
function sailingOf(group: Group, known: Known, problems: Problem[]): Sailing | undefined {
  const { rows, begunAt, isOnly } = group;
  const [first] = rows;
  const text = first.isBroken ? undefined : routeProblem(group);
  if (text !== undefined) problems.push({ line: first.line, column: 'route', text });
  const isHead = !first.isBroken && begunAt === undefined && first.cells.route !== '';
  const head = isHead ? headOf(rows, known, problems) : undefined;
  const readable = rows.filter(({ isBroken }) => !isBroken);
  const calls = readable.map((row) => callOf(row, known.ports, problems));
  if (!head || !isOnly || readable.length < rows.length || rows.length < 2) return undefined;
  problems.push(...timesProblems(rows, calls, known, problems));
  return { route: first.cells.route, rows, ...head, calls };
}

/** The sailings of a CSV, right or wrong, and what is wrong with them; all or nothing is for who calls. */
export function sailingsOf(rows: readonly Row[], known: Known): { sailings: Sailing[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const sailings = groupsOf(rows).flatMap((group) => sailingOf(group, known, problems) ?? []);
  return { sailings, problems };
}

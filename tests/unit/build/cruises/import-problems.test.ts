import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { csvOf, header, importing, other, replaced, routes, rows, useScratchCatalogue } from './scratch-catalogue.ts';

useScratchCatalogue();

const late = 'is before what comes before it,';
const noTime = 'is no time of a day that there is: write it as 2027-05-09T18:00 or 2027-05-09 18:00';

describe('a wrong CSV names line and column of', () => {
  it.each([
    [
      'a ship that there is not',
      replaced(0, 'meridian-star', 'meridian-sun'),
      /^:2 ship: there is no "meridian-sun": give .*meridian-star/,
    ],
    ['no ship', replaced(0, 'meridian-star', ''), /^:2 ship: it is empty: give one of lines.yaml: /],
    ['a ship that changes', replaced(2, 'spring,,', 'spring,petrel-sound,'), /^:4 ship: it differs from line 2, the first of the route/],
    ['no title', replaced(0, 'Frühlingsreise', ''), ':2 title_de: it is empty, and title_en is not: give it in both languages'],
    ['a port that there is not', replaced(1, 'civitavecchia', 'civita'), /^:3 port: ports.yaml has no "civita": give .* civitavecchia/],
    ['no port', replaced(1, 'civitavecchia', ''), ':3 port: it is empty: give the id of a port of ports.yaml'],
    ['a time in no form', replaced(1, '2031-05-11 07:00', '11.05.2031 07:00'), `:3 arrival: "11.05.2031 07:00" ${noTime}`],
    ['a day that there is not', replaced(1, '2031-05-11 07:00', '2031-04-31 07:00'), `:3 arrival: "2031-04-31 07:00" ${noTime}`],
    ['a berth', replaced(2, 'tender', 'boat'), ':4 berth: "boat": give one of docked, tender, or leave it empty for docked'],
    ['half a terminal', replaced(0, ',Terminal A,', ',,'), /^:2 terminal_de: it is empty, and terminal_en is not/],
    ['a zone', replaced(2, 'Europe/Rome', 'Rome'), ':4 shipZone: "Rome" is no time zone: give one such as Europe/Berlin'],
    ['all aboard on the last day', replaced(3, '06:30,,', '06:30,,2031-05-16T07:00'), /^:5 allAboard: there is none without a departure/],
    ['a name of a file', rows.map((row) => row.replace('spring', '../spring')), /^:2 route: "..\/spring" cannot be the name of a file/],
    ['no route', rows.map((row) => row.replace('spring', '')), /^:2 route: it is empty/],
    ['a single call', rows.slice(0, 1), ':2 route: a sailing has two calls or more: write a row for each'],
    ['a first call with an arrival', replaced(0, ',,2031', ',2031-05-09T08:00,2031'), /^:2 arrival: the first call has a departure and no/],
    ['a last call with a departure', replaced(3, '06:30,', '06:30,2031-05-16T18:00'), /^:5 departure: the last call has an arrival and no/],
    ['a call without arrival', replaced(1, '2031-05-11 07:00', ''), /^:3 arrival: civitavecchia needs an arrival/],
    ['times in no order', replaced(2, '13T08', '11T08'), `:4 arrival: piraeus: 2031-05-11T08:00 ${late} 2031-05-11T19:00`],
    [
      'a stay that is too short',
      replaced(2, 'T18:00', 'T08:10'),
      /^:4 allAboard: empty, it is half an hour before the departure: piraeus: 2031-05-13T07:40/,
    ],
    [
      'a cell too many',
      replaced(0, '"Terminal A, pier"', 'Terminal A, pier'),
      /^:2: it has 13 cells, and the header 12: put quotes around/,
    ],
  ] as const)('%s', async (_, lines, problem) => {
    const before = readdirSync(routes());
    const result = await importing(csvOf(lines));
    const expected: unknown =
      typeof problem === 'string' ? `sailings.csv${problem}` : expect.stringMatching(problem.source.replace('^', '^sailings.csv'));
    expect(result).toEqual({ problems: [expected] });
    expect(readdirSync(routes())).toEqual(before);
  });

  it.each([
    ['a column that there is not', header.replace('berth', 'pier'), /^sailings.csv:1 pier: there is no such column: these are route, ship/],
    ['a column twice', header.replace('berth', 'port'), 'sailings.csv:1 port: this column is there twice: leave one out'],
    ['a column too few', header.replace(',port', ''), /^sailings.csv:1 port: this column is missing in the first line/],
  ])('%s', async (_, first, problem) => {
    expect(await importing(csvOf(rows, first))).toEqual({ problems: [expect.stringMatching(problem)] });
  });

  it.each([
    ['a quote that does not end', csvOf(replaced(1, 'civita', '"civita')), /^sailings.csv:3: a quote " begins here and does not end/],
    ['a quote in a cell', csvOf(replaced(1, 'civita', 'civ"ita')), /^sailings.csv:3: a quote " stands in the middle of a cell/],
    ['something behind a quote', csvOf(replaced(1, 'civita', '"civ\n"ita')), /^sailings.csv:3: something stands behind the quote/],
    ['no row', csvOf([]), 'sailings.csv:1: no row follows: write one for each call of a sailing'],
    ['nothing', '', /^sailings.csv:1 route: this column is missing/],
    ['another encoding', Buffer.from(csvOf(rows), 'latin1'), 'sailings.csv:2: this is not UTF-8: save the file as "CSV UTF-8"'],
  ])('%s', async (_, csv, problem) => {
    const result = await importing(csv);
    expect('problems' in result && result.problems[0]).toMatch(problem);
  });

  it('all that is wrong at once, in the order of lines, behind a title with line breaks, and writes nothing of what is right', async () => {
    const lines = [...rows, ...rows.map(other)];
    lines[0] = lines[0]?.replace('Spring tour', '"Spring\r\n\r\ntour"') ?? '';
    lines[1] = lines[1]?.replace('civitavecchia', 'rome-harbour').replace('2031-05-11 07:00', 'soon') ?? '';
    lines[3] = lines[3]?.replace('2031-05-16T06:30', '') ?? '';
    lines[6] = lines[6]?.replace('tender', 'raft') ?? '';
    const before = readdirSync(routes());
    const result = await importing(csvOf([...lines, ...rows.map((row) => row.replace('spring', 'autumn').replaceAll('2031', '2032'))]));
    const places = 'problems' in result ? result.problems.map((problem) => problem.split(':').slice(0, 2).join(':')) : [];
    expect(places).toEqual(['5 port', '5 arrival', '7 arrival', '10 berth'].map((place) => `sailings.csv:${place}`));
    expect(readdirSync(routes())).toEqual(before);
  });

  it('a row behind empty lines', async () => {
    const csv = csvOf(replaced(1, 'tavecchia', 'ta')).replaceAll('\r\n', '\r\n\r\n');
    expect(await importing(csv)).toEqual({ problems: [expect.stringMatching(/^sailings.csv:5 port: /)] });
  });

  it('rows of a route that stand apart', async () => {
    const result = await importing(csvOf([...rows.slice(0, 2), ...rows.map(other), ...rows.slice(2)]));
    expect(result).toEqual({ problems: ['sailings.csv:8 route: the rows of spring began on line 2: put them one after another'] });
  });
});

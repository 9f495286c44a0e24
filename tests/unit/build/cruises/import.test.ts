import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { root } from '#backend/root.ts';
import {
  csvOf,
  folder,
  header,
  importing,
  other,
  outcome,
  replaced,
  routes,
  rows,
  useScratchCatalogue,
  written,
} from './scratch-catalogue.ts';

useScratchCatalogue();

const spring = `ship: meridian-star
title:
  en: Spring tour
  de: Frühlingsreise
calls:
  - port: barcelona
    departure: 2031-05-09T18:00
    allAboard: 2031-05-09T17:00
    terminal: { en: 'Terminal A, pier', de: Terminal A }
  - { port: civitavecchia, arrival: 2031-05-11T07:00, departure: 2031-05-11T19:00 }
  - { port: piraeus, arrival: 2031-05-13T08:00, departure: 2031-05-13T18:00, berth: tender, shipZone: Europe/Rome }
  - { port: barcelona, arrival: 2031-05-16T06:30 }
`;
const withoutUuid = (yaml: string) => yaml.replace(/^cruiseRouteUuid: [0-9a-f-]{36}\n/, '');

describe('sailings of a CSV', () => {
  it('become files as an editor writes them, and are unchanged the next time', async () => {
    const before = readdirSync(routes());
    expect(await importing(csvOf([...rows, ...rows.map(other)]))).toEqual(outcome({ added: ['spring', 'summer'] }));
    expect(withoutUuid(written('spring'))).toBe(spring);
    expect(readdirSync(routes()).sort()).toEqual([...before, 'spring.yaml', 'summer.yaml'].sort());
    const first = written('spring');
    expect(await importing(csvOf(rows))).toEqual(outcome({ unchanged: ['spring'] }));
    expect(written('spring')).toBe(first);
  });

  it('keep uuid and date line of a file that is there', async () => {
    await importing(csvOf(rows));
    const file = join(routes(), 'spring.yaml');
    writeFileSync(file, written('spring').replace('calls:', 'dateLine: { day: 2031-05-12, comes: never }\ncalls:'));
    const { cruiseRouteUuid } = parse(written('spring')) as { cruiseRouteUuid: string };
    expect(await importing(csvOf(replaced(0, 'Spring tour', 'Another tour')))).toEqual(outcome({ changed: ['spring'] }));
    const dateLine = { day: '2031-05-12', comes: 'never' };
    expect(parse(written('spring'))).toMatchObject({ cruiseRouteUuid, dateLine, title: { en: 'Another tour' } });
  });

  it('are refused by their first row where the date line of a file that is there is on no day at sea any more', async () => {
    await importing(csvOf(rows));
    const file = written('spring').replace('calls:', 'dateLine: { day: 2031-05-12, comes: never }\ncalls:');
    writeFileSync(join(routes(), 'spring.yaml'), file);
    const refusal: unknown = expect.stringMatching(/^sailings.csv:2: .*spring.yaml: dateLine: 2031-05-12 is no day at sea/);
    expect(await importing(csvOf(replaced(1, '05-11 19:00', '05-12 19:00')))).toEqual({ problems: [refusal] });
    expect(written('spring')).toBe(file);
  });

  it('leave a file alone that says the same, with its comment and its layout', async () => {
    await importing(csvOf(rows));
    const file = `# Sample data.\n${written('spring')}`.replace('berth: tender', "berth: 'tender'");
    writeFileSync(join(routes(), 'spring.yaml'), file);
    expect(await importing(csvOf(rows))).toEqual(outcome({ unchanged: ['spring'] }));
    expect(written('spring')).toBe(file);
  });

  it('are only looked at by a check', async () => {
    const before = readdirSync(routes());
    expect(await importing(csvOf(rows), true)).toEqual(outcome({ added: ['spring'] }));
    expect(readdirSync(routes())).toEqual(before);
  });

  it.each([
    ['semicolons', (csv: string) => csv.replace('"Terminal A, pier"', 'Terminal A/pier').replaceAll(',', ';').replace('A/pier', 'A, pier')],
    ['a BOM', (csv: string) => `\uFEFF${csv}`],
    ['line feeds alone', (csv: string) => csv.replaceAll('\r\n', '\n')],
    ['empty lines, as spreadsheets leave them', (csv: string) => csv.replaceAll('\r\n', `\r\n\r\n${','.repeat(11)}\r\n`)],
    ['blanks around cells', (csv: string) => csv.replaceAll(',,', ' , , ')],
    ['a line break inside a quoted title', (csv: string) => csv.replace('Spring tour', '"Spring\r\n tour"')],
    ['what is said again in each row', (csv: string) => csv.replaceAll('spring,,,,', 'spring,meridian-star,Spring tour,Frühlingsreise,')],
    ['the usual berth by its name', (csv: string) => csv.replace('17:00,,', '17:00,docked,')],
  ])('are read with %s', async (_, change) => {
    const csv = csvOf(rows);
    expect(change(csv)).not.toBe(csv);
    expect(await importing(change(csv))).toEqual(outcome({ added: ['spring'] }));
    expect(withoutUuid(written('spring'))).toBe(spring);
  });

  it('may leave columns out that need not be', async () => {
    const short = rows.map((row) => row.replace('"Terminal A, pier"', '').split(',').slice(0, 7).join(','));
    expect(await importing(csvOf(short, header.split(',').slice(0, 7).join(',')))).toEqual(outcome({ added: ['spring'] }));
  });

  it('keep quotes and colons of a title', async () => {
    await importing(csvOf(replaced(0, 'Spring tour', '"Spring: the ""best"" tour"')));
    expect(parse(written('spring'))).toMatchObject({ title: { en: 'Spring: the "best" tour' } });
  });
});

it('the example of the handbook is right', async () => {
  const [, example = ''] =
    /### Many sailings at once.*?```\n(.*?)```/s.exec(readFileSync(join(root, 'content', 'README.md'), 'utf8')) ?? [];
  expect(await importing(example)).toEqual(outcome({ added: ['spring-2031'] }));
});

describe('a ship that would be in two places at once', () => {
  const again = rows.map((row) =>
    row.replace('spring', 'whitsun').replaceAll('2031-05-1', '2031-05-2').replaceAll('2031-05-09', '2031-05-15'),
  );
  const problem = 'meridian-star is on spring from 2031-05-09T18:00 to 2031-05-16T06:30: give another ship or other days';

  it('is named with the sailing that is there, or further up', async () => {
    expect(await importing(csvOf([...rows, ...again]))).toEqual({ problems: [expect.stringContaining(`sailings.csv:6 ship: ${problem}`)] });
    await importing(csvOf(rows));
    expect(await importing(csvOf(again))).toEqual({ problems: [expect.stringContaining(`sailings.csv:2 ship: ${problem}`)] });
  });

  it('is not named where there is no such ship', async () => {
    const lines = [...rows, ...again].map((row) => row.replace('meridian-star', 'meridian-sun'));
    const unknown: unknown = expect.stringContaining('there is no "meridian-sun"');
    expect(await importing(csvOf(lines))).toEqual({ problems: [unknown, unknown] });
  });

  it('begins another one on the day on which one ends, and takes the place of its own', async () => {
    await importing(csvOf(rows));
    const turned = again.map((row) => row.replaceAll('2031-05-15', '2031-05-16'));
    expect(await importing(csvOf(turned))).toEqual(outcome({ added: ['whitsun'] }));
    expect(await importing(csvOf(replaced(0, '18:00', '18:30')))).toEqual(outcome({ changed: ['spring'] }));
  });
});

describe('the command', () => {
  const command = (...parameters: string[]) =>
    spawnSync(process.execPath, [join(root, 'src/build/cruises/import.ts'), ...parameters], { cwd: folder, encoding: 'utf8' });

  it('says what it did, and ends with 1 where something is wrong', () => {
    writeFileSync(join(folder, 'good.csv'), csvOf(rows));
    writeFileSync(join(folder, 'bad.csv'), csvOf(replaced(1, 'civitavecchia', 'civita')));
    const bad = command('bad.csv');
    expect([bad.status, bad.stdout, bad.stderr.split('\n')[0]]).toEqual([
      1,
      '',
      expect.stringMatching(/^bad.csv:3 port: ports.yaml has no/),
    ]);
    const checked = command('good.csv', '--check');
    expect([checked.status, checked.stdout]).toEqual([
      0,
      'added: spring\nchanged: none\nunchanged: none\nOnly checked: nothing was written.\n',
    ]);
    expect(readdirSync(routes())).not.toContain('spring.yaml');
    expect(command('good.csv').status).toBe(0);
    expect(withoutUuid(written('spring'))).toBe(spring);
    expect(command('none.csv').status).toBe(1);
    expect(command().stderr).toMatch('Usage: npm run cruises:import -- FILE.csv [--check]');
  }, 60_000);
});

import { CsvError, parse } from 'csv-parse/sync';

const needed = ['route', 'ship', 'title_en', 'title_de', 'port', 'arrival', 'departure'] as const;
const optional = ['allAboard', 'berth', 'terminal_en', 'terminal_de', 'shipZone'] as const;
const columns = [...needed, ...optional];
export type Column = (typeof columns)[number];

/** What is wrong with a line; `column` is absent where it is the line as a whole. */
export type Problem = { line: number; column?: string; text: string };

/** A line under the header; `''` is an empty cell. `isBroken`: it has too many or too few cells, which has been said. */
export type Row = { line: number; cells: Readonly<Record<Column, string>>; isBroken: boolean };

type Line = { line: number; cells: string[] };
type Read<T> = { found: T; problems: Problem[] };

const decoder = () => new TextDecoder('utf-8', { fatal: true });

/** The first line that is no UTF-8. */
function badLine(bytes: Uint8Array): number {
  let [line, from] = [1, 0];
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
    try {
      decoder().decode(bytes.subarray(from, end));
    } catch {
      return line;
    }
    [line, from] = [line + 1, end + 1];
  }
  return line;
}

/** A mark at the beginning (BOM) is taken off, and every line ends with `\n`. */
function textOf(bytes: Uint8Array): Read<string> {
  try {
    return { found: decoder().decode(bytes).replaceAll(/\r\n?/g, '\n'), problems: [] };
  } catch {
    const text = 'this is not UTF-8: save the file as "CSV UTF-8"';
    return { found: '', problems: [{ line: badLine(bytes), text }] };
  }
}

const quoteProblems: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote " begins here and does not end: put one at the end of its cell',
  CSV_INVALID_CLOSING_QUOTE: 'something stands behind the quote " that ends a cell: write "" for a quote inside a cell',
  INVALID_OPENING_QUOTE: 'a quote " stands in the middle of a cell: put quotes around the whole cell, and write "" for the one inside',
};

/** The line on which a record begins: it ends on line `lines`. */
const beginOf = (lines: number, raw: string): number => lines - (raw.replace(/\n$/, '').split('\n').length - 1);

/** The first line decides whether `,` or `;` is between cells. Empty lines are left out. Of a file with a stray quote nothing is read. */
function recordsOf(text: string): Read<Line[]> & { delimiter: string } {
  const [header = ''] = text.trimStart().split('\n');
  const delimiter = header.includes(';') ? ';' : ',';
  const options = { delimiter, record_delimiter: '\n', info: true, raw: true, trim: true, relax_column_count: true } as const;
  try {
    const records = parse(text, options) as unknown as { info: { lines: number }; raw: string; record: string[] }[];
    const found = records.map(({ info, raw, record }) => ({ line: beginOf(info.lines, raw), cells: record.map((cell) => cell.trim()) }));
    return { found: found.filter(({ cells }) => cells.some((cell) => cell !== '')), problems: [], delimiter };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines, raw } = error as unknown as { lines: number; raw: string };
    const problem = { line: beginOf(lines, raw), text: quoteProblems[error.code] ?? error.message };
    return { found: [], problems: [problem], delimiter };
  }
}

function headerProblems({ line, cells }: Line): Problem[] {
  const known: readonly string[] = columns;
  const strange = cells.flatMap((column, index): Problem[] => {
    if (!known.includes(column)) return [{ line, column, text: `there is no such column: these are ${columns.join(', ')}` }];
    return cells.indexOf(column) < index ? [{ line, column, text: 'this column is there twice: leave one out' }] : [];
  });
  const missing = needed.filter((column) => !cells.includes(column));
  const text = `this column is missing in the first line; it needs ${needed.join(', ')}, and may have ${optional.join(', ')}`;
  return [...strange, ...missing.map((column) => ({ line, column, text }))];
}

/**
 * Reads a CSV (RFC 4180): a header, and a row for each call. Of a file that is no UTF-8, has a stray quote, a wrong header or no row,
 * nothing but that is said.
 */
export function readCsv(bytes: Uint8Array): { rows: Row[]; problems: Problem[] } {
  const text = textOf(bytes);
  const records = recordsOf(text.found);
  const unreadable = [...text.problems, ...records.problems];
  if (unreadable.length > 0) return { rows: [], problems: unreadable };
  const [header = { line: 1, cells: [] }, ...body] = records.found;
  const wrong = headerProblems(header);
  if (wrong.length > 0) return { rows: [], problems: wrong };
  if (body.length === 0)
    return { rows: [], problems: [{ line: header.line, text: 'no row follows: write one for each call of a sailing' }] };
  const width = header.cells.length;
  const rows = body.map(({ line, cells }): Row => {
    const named = Object.fromEntries(columns.map((column) => [column, cells[header.cells.indexOf(column)] ?? '']));
    return { line, cells: named as Record<Column, string>, isBroken: cells.length !== width };
  });
  const broken = body.filter(({ cells }) => cells.length !== width);
  const hint = `put quotes around a text that has a ${records.delimiter} in it`;
  const problems = broken.map(({ line, cells }) => ({ line, text: `it has ${cells.length} cells, and the header ${width}: ${hint}` }));
  return { rows, problems };
}

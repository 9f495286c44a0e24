import { globSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { cataloguePath } from '#backend/root.ts';

const elements = ['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line', 'g'];
const geometry = ['d', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2', 'points', 'transform'];
const look = ['class', 'opacity', 'fill-rule', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-opacity'];
const attributes = new Set([...geometry, ...look]);

const cityColours = ['sky-top', 'sky-low', 'sun', 'far', 'mid', 'near', 'light', 'accent', 'ink'];
const colours = [...cityColours, 'skin', 'skin-dark', 'leaf', 'water', 'white', 'wood', 'metal'];
const classes = new Set(colours.flatMap((colour) => [colour, `${colour}-line`]));

type Shape = { name: string; attribs: Record<string, string> };

/** Every shape inside the document, with the classes of the groups around it. */
function shapesOf(svg: string): (Shape & { classes: string[] })[] {
  const $ = load(svg, { xml: true });
  return $('svg *')
    .toArray()
    .map((element) => {
      const around = $(element).parents('g').toArray();
      const all = [element, ...around].flatMap(({ attribs }) => attribs['class']?.split(' ') ?? []);
      return { name: element.name, attribs: element.attribs, classes: all };
    });
}

function problemsOf(svg: string): string[] {
  const $ = load(svg, { xml: true });
  const root = $.root().children();
  const { viewBox, width, height, xmlns, ...others } = root.attr() ?? {};
  const problems = [
    ...(root.length === 1 && root.is('svg') && svg.startsWith('<svg ') ? [] : ['one <svg> and nothing before it']),
    ...(xmlns === 'http://www.w3.org/2000/svg' && viewBox === `0 0 ${width} ${height}` ? [] : ['xmlns, width, height and their viewBox']),
    ...Object.keys(others).map((name) => `svg has ${name}`),
    ...(svg.includes('<!--') ? ['a comment'] : []),
  ];
  for (const shape of shapesOf(svg)) {
    if (!elements.includes(shape.name)) problems.push(`<${shape.name}>`);
    for (const [name, value] of Object.entries(shape.attribs)) {
      if (!attributes.has(name) && !(name === 'fill' && value === 'none')) problems.push(`${shape.name} ${name}="${value}"`);
    }
    problems.push(...shape.classes.filter((name) => !classes.has(name)).map((name) => `class ${name}`));
    if (shape.name !== 'g' && shape.classes.length === 0) problems.push(`<${shape.name}> without a colour`);
  }
  return problems;
}

const files = globSync('**/*.svg', { cwd: cataloguePath('artwork') }).sort();

describe('drawings', () => {
  it.each(files)('%s is made of plain shapes in the colours of the palettes', (file) => {
    expect(problemsOf(readFileSync(cataloguePath('artwork', file), 'utf8'))).toEqual([]);
  });

  it.each(files.filter((file) => !file.startsWith('parts')))('%s is as large as the canvas', (file) => {
    expect(load(readFileSync(cataloguePath('artwork', file), 'utf8'), { xml: true })('svg').attr('viewBox')).toBe('0 0 1200 900');
  });
});

const svg = (inner: string, attribute = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"${attribute}>${inner}</svg>`;

it.each([
  ['a colour of its own', svg('<path fill="#123456" d="M0 0h9v9z"/>'), ['path fill="#123456"', '<path> without a colour']],
  ['an unknown colour', svg('<path class="pink" d="M0 0h9v9z"/>'), ['class pink']],
  ['a gradient', svg('<g class="far"><linearGradient/></g>'), ['<linearGradient>']],
  ['a script', svg('<g class="far"/>', ' onload="x"'), ['svg has onload']],
  ['a prolog', `<?xml version="1.0"?>${svg('')}`, ['one <svg> and nothing before it']],
])('a drawing with %s is found', (_, drawing, problems) => {
  expect(problemsOf(drawing)).toEqual(problems);
});

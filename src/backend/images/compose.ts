import { join } from 'node:path';
import sharp from 'sharp';
import { hashOf, readIfThere, type Original } from './original.ts';
import { readColours, styleSheetOf, type Colours, type Light } from './palettes.ts';

/** Where a drawing lies on the canvas: its upper left corner and its width. */
type Placing = { x: number; y: number; width: number };
/** A drawing of the catalogue's folder; without `at` it is as large as the canvas. */
export type Layer = { file: string; at?: Placing };
export type Composition = { city: string; light: Light; layers: readonly Layer[] };

const canvas = { width: 1200, height: 900 };

type ReadLayer = { svg: Buffer; at?: Placing | undefined };

async function nested({ svg, at }: ReadLayer): Promise<string> {
  if (!at) return svg.toString();
  const { width } = await sharp(svg).metadata();
  return `<g transform="translate(${at.x} ${at.y}) scale(${at.width / width})">${svg.toString()}</g>`;
}

/** The sky is lightest where a horizon would be. */
const skyOf = ({ skyTop, skyLow }: Colours): string =>
  `<defs><linearGradient id="sky" x2="0" y2="0.75">` +
  `<stop stop-color="${skyTop}"/><stop offset="1" stop-color="${skyLow}"/></linearGradient></defs>` +
  `<rect width="${canvas.width}" height="${canvas.height}" fill="url(#sky)"/>`;

async function documentOf(layers: readonly ReadLayer[], colours: Colours): Promise<Buffer> {
  const { width, height } = canvas;
  const drawings = await Promise.all(layers.map(nested));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<style>${styleSheetOf(colours)}</style>${skyOf(colours)}${drawings.join('')}</svg>`,
  );
}

/**
 * Lays drawings over each other and the city's sky, in the city's colours. Each is a whole SVG document and stays as it is: it says its
 * colours by class.
 * @param directory the catalogue's folder
 * @returns nothing where a drawing or the city's palette is missing
 */
export async function compose(directory: string, { city, light, layers }: Composition): Promise<Original | undefined> {
  const [colours, ...drawings] = await Promise.all([
    readColours(join(directory, 'artwork'), city, light),
    ...layers.map(({ file }) => readIfThere(join(directory, file))),
  ]);
  const read = layers.flatMap(({ at }, index): ReadLayer[] => {
    const svg = drawings[index];
    return svg ? [{ svg, at }] : [];
  });
  if (!colours || read.length < layers.length) return undefined;
  const hash = hashOf(JSON.stringify([colours, layers.map(({ at }) => at)]), ...read.map(({ svg }) => svg));
  return { hash, bytes: () => documentOf(read, colours) };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const colour = v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/));
const palette = v.strictObject({
  skyTop: colour,
  skyLow: colour,
  sun: colour,
  far: colour,
  mid: colour,
  near: colour,
  light: colour,
  accent: colour,
  ink: colour,
});
const palettes = v.record(v.string(), v.strictObject({ day: palette, night: palette }));
type Palette = v.InferOutput<typeof palette>;

const inner = (svg: string): string => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

const paint = (svg: string, colours: Palette): string =>
  svg.replace(/\{(\w+)\}/g, (hole, name: string) => colours[name as keyof Palette] ?? hole);

const readIfThere = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Draws a kind of tour in front of its city: the category's scene, the city's landmark in the scene's
 * `<g data-slot="landmark"/>`, all in the city's palette (the night one where the scene says `data-light="night"`).
 * @returns an SVG document, 1200 by 900; nothing where scene, landmark or palette is missing: bookings outlive a city's artwork
 */
export function composeScene(directory: string, city: string, category: string): string | undefined {
  const scene = readIfThere(join(directory, 'scenes', `${category}.svg`));
  const landmark = readIfThere(join(directory, 'landmarks', `${city}.svg`));
  const colours = v.parse(palettes, parse(readFileSync(join(directory, 'palettes.yaml'), 'utf8')))[city];
  if (scene === undefined || landmark === undefined || !colours) return undefined;
  const light = scene.includes('data-light="night"') ? colours.night : colours.day;
  const whole = scene.replace(/<g data-slot="landmark"([^>]*?)\/>/, (_, attributes: string) => `<g${attributes}>${inner(landmark)}</g>`);
  return paint(whole, light);
}

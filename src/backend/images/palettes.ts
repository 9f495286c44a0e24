import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { DrawnPicture } from '../catalogue/pictures.ts';
import { readIfThere } from './original.ts';

export type Light = DrawnPicture['light'];

const colour = v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/));
const coloursOf = <const K extends readonly string[]>(names: K) => v.strictObject(v.entriesFromList(names, colour));

const cityColours = coloursOf(['skyTop', 'skyLow', 'sun', 'far', 'mid', 'near', 'light', 'accent', 'ink']);
const sharedColours = coloursOf(['skin', 'skinDark', 'leaf', 'water', 'white', 'wood', 'metal']);
const palettes = v.record(v.string(), v.strictObject({ day: cityColours, night: cityColours }));
const tones = v.strictObject({ day: sharedColours, night: sharedColours });

/** By name: a city's own, and those that all cities share. */
export type Colours = v.InferOutput<typeof cityColours> & v.InferOutput<typeof sharedColours>;

/** Every picture needs them, and they hardly ever change: a text is parsed once. */
function parsedOnce<T>(parsed: (text: string) => T): (text: string) => T {
  let last: { text: string; value: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: parsed(text) };
    return last.value;
  };
}
const palettesIn = parsedOnce((text) => v.parse(palettes, parse(text)));
const tonesIn = parsedOnce((text) => v.parse(tones, parse(text)));

/**
 * @param artwork folder of the drawings
 * @returns nothing for a city without a palette
 */
export async function readColours(artwork: string, city: string, light: Light): Promise<Colours | undefined> {
  const [own, shared] = await Promise.all(['palettes.yaml', 'tones.yaml'].map((file) => readIfThere(join(artwork, file))));
  if (!own || !shared) return undefined;
  const palette = palettesIn(own.toString())[city];
  return palette && { ...palette[light], ...tonesIn(shared.toString())[light] };
}

const inClass = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What the drawings' classes mean: `far` fills, `far-line` is a line. */
export const styleSheetOf = (colours: Colours): string =>
  Object.entries(colours)
    .map(([name, value]) => `.${inClass(name)}{fill:${value}}.${inClass(name)}-line{stroke:${value}}`)
    .join('');

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Font } from 'fontkit';
import sharp from 'sharp';
import type { Tokens } from '../colours/tokens.ts';
import { lengthOf, openFace, outlines } from './letters.ts';

const [width, height] = [1200, 630];
const margin = 72;
const textWidth = 500;
/** The last line stands above the horizon. */
const lastBaseline = 366;
const markSize = 116;

const scene = readFileSync(resolve(import.meta.dirname, '../../../components/hero-scene.svg'), 'utf8');

const inColours = (svg: string, tokens: Tokens): string => svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens[name] ?? 'none');

/** Breaks a name into lines that are as even as can be, so that the longest is short. */
function linesOf(font: Font, name: string): string[] {
  const words = name.split(' ');
  const breaks = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')].filter(Boolean));
  const longest = (lines: string[]) => Math.max(...lines.map((line) => lengthOf(font, line)));
  return breaks.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}

/** The picture beside a link to the shop, 1200 by 630 pixels: mark and name before the scene of the home page. */
export function socialPictureOf(name: string, mark: string, tokens: Tokens): Promise<Buffer> {
  const font = openFace();
  const lines = linesOf(font, name);
  const size = Math.min(104, textWidth / Math.max(...lines.map((line) => lengthOf(font, line))));
  const top = lastBaseline - (lines.length - 1) * size;
  const letters = lines.map((line, index) => outlines(font, line, size, margin, top + index * size)).join('');
  const sceneFrame = `<svg viewBox="0 0 1600 900" width="${width}" height="${height}" preserveAspectRatio="xMaxYMax slice">`;
  const markTop = (top - size * 0.78 - 28 - markSize).toFixed(0);
  const markFrame = `<svg viewBox="0 0 48 48" x="${margin}" y="${markTop}" width="${markSize}" height="${markSize}">`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    ${inColours(scene, tokens).replace(/<svg[^>]*>/, sceneFrame)}
    ${mark.replace(/<svg[^>]*>/, markFrame)}
    <g fill="${tokens['--ink'] ?? 'black'}">${letters}</g></svg>`;
  return sharp(Buffer.from(picture)).png({ palette: true, quality: 90, compressionLevel: 9 }).toBuffer();
}

import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const file = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf',
);

/** The display face, in its strongest cut. */
export const openFace = (): Font => openSync(file) as Font;

/** Width of a text in em. */
export const lengthOf = (font: Font, text: string): number => font.layout(text).advanceWidth / font.unitsPerEm;

/** Glyphs as SVG outlines, so that whoever shows them needs no font. `x`, `y` the start of the base line, `size` of an em. */
export function outlines(font: Font, text: string, size: number, x: number, y: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let advance = 0;
  return glyphs
    .map((glyph, index) => {
      const place = `translate(${(x + advance * scale).toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})`;
      const path = `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
      advance += positions[index]?.xAdvance ?? 0;
      return path;
    })
    .join('');
}

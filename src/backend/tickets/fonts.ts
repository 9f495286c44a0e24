import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { root } from '../root.ts';

/**
 * A face whose glyphs know their characters. fontkit caches a glyph as it was first asked for; as a part of another one, such as U of Ü,
 * it is asked for without its character, and nobody could copy it out of a document afterwards.
 */
function faceOf(path: string): Font {
  const face = create(readFileSync(join(root, 'node_modules', '@expo-google-fonts', path))) as Font;
  for (const character of face.characterSet) face.glyphForCodePoint(character);
  return face;
}

/** Static cuts of the shop's two faces: PDF viewers have no variable fonts. */
const faces = {
  display: faceOf('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  text: faceOf('source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: faceOf('source-sans-3/700Bold/SourceSans3_700Bold.ttf'),
};

/** Read once for all documents: pdfkit takes a font that is parsed already, which its types do not say. */
export const fonts = faces as unknown as Readonly<Record<keyof typeof faces, Buffer>>;

const covered = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Whether the text faces have the glyphs of a name; a ticket shows `Traveller 2` rather than empty boxes. */
export const isPrintable = (text: string): boolean => covered.test(text);

/** A text without what a face has no glyphs for, such as emoji; a PDF would show empty boxes. */
export const drawableIn = (face: keyof typeof faces, text: string): string =>
  Array.from(text)
    .filter((character) => character === '\n' || faces[face].hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('')
    .trim();

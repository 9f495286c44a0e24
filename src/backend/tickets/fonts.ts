import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { root } from '../root.ts';

/** Read once for all documents: pdfkit takes a font that is parsed already, which its types do not say, and keeps no state in it. */
const fontFile = (path: string): Buffer =>
  create(readFileSync(join(root, 'node_modules', '@expo-google-fonts', path))) as unknown as Buffer;

/** Static cuts of the shop's two faces: PDF viewers have no variable fonts. */
export const fonts = {
  display: fontFile('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  text: fontFile('source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: fontFile('source-sans-3/700Bold/SourceSans3_700Bold.ttf'),
} as const;

const covered = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Whether the text faces have the glyphs of a name; a ticket shows `Traveller 2` rather than empty boxes. */
export const isPrintable = (text: string): boolean => covered.test(text);

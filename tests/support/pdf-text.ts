import { inflateSync } from 'node:zlib';

/** Every stream of the document, unpacked. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/(<<(?:(?!>>\n?stream)[^])*>>)\s*stream\n([^]*?)\nendstream/g)].map(([, head = '', body = '']) => {
    if (!head.includes('FlateDecode')) return '';
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  });
}

/** The characters that a ToUnicode map gives to glyph numbers: `<0003> <004c> [<0041>]` and lists. */
function mapOf(stream: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, from = '', , list = ''] of stream.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ''], index) => {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      characters.set(parseInt(from, 16) + index, String.fromCharCode(...units.map((unit) => parseInt(unit, 16))));
    });
  }
  return characters;
}

/** What a page shows, by the fonts' own maps, as a reader that copies text out of it would see it. */
export function textOf(pdf: Buffer): string {
  const streams = streamsOf(pdf);
  const maps = streams.filter((stream) => stream.includes('beginbfrange')).map(mapOf);
  return streams
    .filter((stream) => stream.includes(' TJ'))
    .flatMap((stream) =>
      maps.map((map) =>
        [...stream.matchAll(/\[([^\]]*)\] TJ/g)]
          .map(([, run = '']) =>
            [...run.matchAll(/<([0-9a-f]+)>/g)]
              .map(([, hex = '']) => (hex.match(/.{4}/g) ?? []).map((glyph) => map.get(parseInt(glyph, 16)) ?? '').join(''))
              .join(''),
          )
          .join('\n'),
      ),
    )
    .join('\n');
}

/** Where each line of a text begins, in points from the lower left corner: its baseline, and how large its letters are. */
export const linesOf = (pdf: Buffer): { x: number; y: number; size: number }[] =>
  streamsOf(pdf).flatMap((stream) =>
    [...stream.matchAll(/1 0 0 1 (\S+) (\S+) Tm\n\/\w+ (\S+) Tf/g)].map(([, x, y, size]) => ({
      x: Number(x),
      y: Number(y),
      size: Number(size),
    })),
  );

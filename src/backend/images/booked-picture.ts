import type { BookedItem } from '#domain/booked-item.ts';
import type { Backend } from '../backend.ts';
import { shapes } from './formats.ts';
import type { Original } from './original.ts';
import { originalOf, seriesFrom } from './originals.ts';
import { renditionOf } from './rendition.ts';
import { mostInStrip, stripOf } from './strip.ts';

type Context = Pick<Backend, 'catalogue'>;
type Picture = NonNullable<BookedItem['picture']>;
type Shape = keyof typeof shapes;

async function strip({ catalogue }: Context, picture: Picture): Promise<Original | undefined> {
  const series = seriesFrom(catalogue, picture).slice(0, mostInStrip);
  const originals = (await Promise.all(series.map((one) => originalOf(catalogue, one)))).filter((one) => one !== undefined);
  return originals.length > 0 ? stripOf(originals) : undefined;
}

const originals: Record<Shape, (context: Context, picture: Picture) => Promise<Original | undefined>> = {
  strip,
  banner: ({ catalogue }, picture) => originalOf(catalogue, picture),
  front: ({ catalogue }, picture) => originalOf(catalogue, picture),
};

/**
 * What was booked as a JPEG, which PDF and every mail program can show: its picture, on a ticket's strip with the tour's others below.
 * @returns nothing where there is none
 */
export async function bookedPicture(context: Context, picture: BookedItem['picture'], shape: Shape): Promise<Buffer | undefined> {
  const original = picture && (await originals[shape](context, picture));
  return original && (await renditionOf(original, shapes[shape])).bytes;
}

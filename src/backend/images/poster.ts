import sharp from 'sharp';
import type { Backend } from '../backend.ts';
import type { CategoryId } from '#contracts/common.ts';
import { placeCategory } from '../catalogue/picture-path.ts';
import { renditionOf } from './rendition.ts';

/** In pixels: the strip beside a ticket's text, and the picture on top of a mail, at twice and more of what is shown. */
const shapes = { strip: { width: 340, height: 1090 }, banner: { width: 1200, height: 400 } } as const;
type Shape = keyof typeof shapes;
type Drawn = { city: string; category: CategoryId };

const posters = new Map<string, Promise<Buffer | undefined>>();

async function render(artwork: string, { city, category }: Drawn, shape: Shape): Promise<Buffer | undefined> {
  const picture = (await renditionOf(artwork, city, category, 1200)) ?? (await renditionOf(artwork, city, placeCategory, 1200));
  return (
    picture &&
    sharp(picture.bytes)
      .resize({ ...shapes[shape], fit: 'cover' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer()
  );
}

/**
 * The tour's poster as a JPEG, which PDF and every mail program can show; made once for each picture.
 * @returns the destination's where that kind of tour is not drawn, nothing where neither is
 */
export async function posterOf(
  { catalogue: { artwork } }: Pick<Backend, 'catalogue'>,
  picture: Drawn | undefined,
  shape: Shape,
): Promise<Buffer | undefined> {
  if (!picture) return undefined;
  const key = `${artwork}/${picture.city}/${picture.category}/${shape}`;
  const known = posters.get(key);
  if (known) return known;
  const poster = render(artwork, picture, shape);
  posters.set(key, poster);
  // A full disk today is no reason to draw nothing tomorrow.
  poster.catch(() => posters.delete(key));
  return poster;
}

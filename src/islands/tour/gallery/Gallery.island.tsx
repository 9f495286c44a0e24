// An island because a picture opens large, over the page: the viewer is fetched when the first one is pressed.
import { useState } from 'react';
import { imageWidths } from '#contracts/pictures.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#views/picture/Picture.tsx';
import { useLate } from '#ui/use-late.ts';
import styles from './Gallery.module.scss';

const loadViewer = () => import('./Viewer.tsx');

export type GalleryImage = {
  url: string;
  alt: string;
  /** Name of the button that opens it large. */
  enlarge: string;
};
type Props = {
  images: readonly GalleryImage[];
  words: { gallery: string; close: string; next: string; previous: string; failure: string };
};

// The column beside the panel, which stops growing at 1280; the large picture has two thirds of it, and a little more is cut off.
const heroSizes = '(min-width: 1280px) 515px, (min-width: 1024px) calc(60vw - 260px), 88vw';
const otherSizes = '(min-width: 1280px) 250px, (min-width: 1024px) calc(30vw - 134px), 88vw';
// As wide as the window on a phone, less a little: the 720 pixels that we have are enough for the 721 of a common one.
const onlySizes = '(min-width: 1280px) 768px, (min-width: 1024px) calc(90vw - 396px), 97vw';

const sizesOf = (index: number, count: number): string => {
  if (count === 1) return onlySizes;
  return index === 0 ? heroSizes : otherSizes;
};

/** The tour's pictures: one large and two small on a desk, and further ones to turn to; a row to swipe on a phone; all in the viewer. */
export default function Gallery({ images, words }: Props) {
  const [open, setOpen] = useState<number>();
  const [viewer, callViewer] = useLate(loadViewer);
  const enlarge = (index: number) => {
    setOpen(index);
    callViewer();
  };
  return (
    <div>
      <ul className={styles['gallery']} data-count={Math.min(images.length, 3)} aria-label={words.gallery}>
        {images.map((image, index) => (
          <li key={image.url} className={styles['item']}>
            <button type="button" className={styles['button']} aria-label={image.enlarge} onClick={() => enlarge(index)}>
              <Picture url={image.url} alt="" widths={imageWidths} sizes={sizesOf(index, images.length)} eager={index === 0} />
              <span className={styles['sign']}>
                <Icon name="enlarge" size={18} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {viewer === null && <p role="alert">{words.failure}</p>}
      {viewer && open !== undefined && (
        <viewer.default
          images={images}
          first={open}
          onClose={() => setOpen(undefined)}
          labels={{ Close: words.close, Next: words.next, Previous: words.previous }}
        />
      )}
    </div>
  );
}

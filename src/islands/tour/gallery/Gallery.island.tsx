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

// As wide as the window on a phone, less a little: the 720 pixels that we have are enough for the 721 of a common one.
const heroSizes = '(min-width: 1408px) 500px, (min-width: 1024px) 40vw, 97vw';
const otherSizes = '(min-width: 1408px) 250px, (min-width: 1024px) 20vw, 86vw';

/** The tour's pictures: one large and up to two small on a desk, a row to swipe on a phone. */
export default function Gallery({ images, words }: Props) {
  const [open, setOpen] = useState<number>();
  const [viewer, callViewer] = useLate(loadViewer);
  const shown = images.slice(0, 3);
  const enlarge = (index: number) => {
    setOpen(index);
    callViewer();
  };
  return (
    <div>
      <ul className={styles['gallery']} data-count={shown.length} aria-label={words.gallery}>
        {shown.map((image, index) => (
          <li key={image.url} className={styles['item']}>
            <button type="button" className={styles['button']} aria-label={image.enlarge} onClick={() => enlarge(index)}>
              <Picture url={image.url} alt="" widths={imageWidths} sizes={index === 0 ? heroSizes : otherSizes} eager={index === 0} />
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

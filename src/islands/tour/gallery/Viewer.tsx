import Lightbox from 'yet-another-react-lightbox';
import { imageWidths } from '#contracts/pictures.ts';
import { pictureUrl } from '#domain/picture-url.ts';
import type { GalleryImage } from './Gallery.island.tsx';
import viewerStyles from './viewer.scss?url';

type Props = {
  images: readonly GalleryImage[];
  first: number;
  labels: { Close: string; Next: string; Previous: string };
  onClose: () => void;
};

const largest = Math.max(...imageWidths);

const slideOf = ({ url, alt }: GalleryImage) => ({
  src: pictureUrl(url, largest),
  alt,
  width: largest,
  height: (largest * 3) / 4,
  srcSet: imageWidths.slice(1).map((width) => ({ src: pictureUrl(url, width), width, height: (width * 3) / 4 })),
});

/** Pictures over the whole window, with arrow keys, swipe and Escape. Its style sheet comes with it, and no page carries it. */
export default function Viewer({ images, first, labels, onClose }: Props) {
  return (
    <>
      <link rel="stylesheet" href={viewerStyles} precedence="default" />
      <Lightbox
        open
        close={onClose}
        index={first}
        slides={images.map(slideOf)}
        labels={labels}
        controller={{ closeOnBackdropClick: true }}
      />
    </>
  );
}

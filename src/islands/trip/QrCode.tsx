import { useEffect, useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { tripSharingLinkMessages } from '#i18n/trip-sharing-link/index.ts';
import type { qrPath } from './qr-path.ts';
import styles from './QrCode.module.scss';

type Drawing = ReturnType<typeof qrPath>;

/** Cells of light around the code, as the standard asks for. */
const quiet = 4;

/** The code of a link, drawn by a script that comes with it. Without that script, the link is enough. */
export function QrCode({ text, locale }: { text: string; locale: Locale }) {
  const t = tripSharingLinkMessages(locale);
  const [drawing, setDrawing] = useState<{ of: Drawing } | 'none'>();
  useEffect(() => {
    import('./qr-path.ts').then(
      ({ qrPath }) => setDrawing({ of: qrPath(text) }),
      () => setDrawing('none'),
    );
  }, [text]);
  if (drawing === 'none') return null;
  if (drawing && !drawing.of) return <p className={styles['caption']}>{t.tooLong}</p>;
  const { path, size } = drawing?.of ?? { path: '', size: 21 };
  const side = size + 2 * quiet;
  return (
    <figure className={styles['figure']}>
      <svg
        className={styles['code']}
        viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
        role="img"
        aria-label={t.code}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <figcaption className={styles['caption']}>{t.scan}</figcaption>
    </figure>
  );
}

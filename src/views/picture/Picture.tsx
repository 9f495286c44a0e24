import { pictureUrl } from '#domain/picture-url.ts';
import styles from './Picture.module.scss';

type Props = {
  /** Address at the image host, without width: `/images/rome/fresh-pasta-in-trastevere/1`. */
  url: string;
  alt: string;
  widths: readonly number[];
  sizes: string;
  /** True for the one picture that the first screen is about. */
  eager?: boolean;
};

/** A 4:3 picture from the image host; its 45-pixel rendition stands in until it has loaded (requirements 9). */
export function Picture({ url, alt, widths, sizes, eager = false }: Props) {
  const [placeholder, ...renditions] = widths as [number, ...number[]];
  const fallback = renditions[1] ?? placeholder;
  return (
    <span className={styles['picture']}>
      {!eager && (
        <img
          src={pictureUrl(url, placeholder)}
          alt=""
          width={45}
          height={34}
          loading="lazy"
          decoding="async"
          className={styles['placeholder']}
        />
      )}
      <img
        src={pictureUrl(url, fallback)}
        srcSet={renditions.map((width) => `${pictureUrl(url, width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        width={fallback}
        height={(fallback * 3) / 4}
        decoding="async"
        className={styles['image']}
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </span>
  );
}

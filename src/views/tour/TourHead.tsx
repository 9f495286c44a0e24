import { Heart } from './Heart.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Stars } from '#ui/Stars.tsx';
import styles from './TourHead.module.scss';

export type TourHeadView = {
  /** `Rome, Italy` */
  place: string;
  name: string;
  subTitle: string;
  badge?: string | undefined;
  /** What the heart saves, and its name. */
  save: { tourId: string; label: string };
  /** What the button is called that passes the page on. */
  share: string;
  rating?: { value: number; label: string; text: string; count: string; href: string; mark?: string | undefined } | undefined;
  /** What the vendor says of ratings elsewhere. */
  elsewhere?: string | undefined;
};

export function TourHead({ place, name, subTitle, badge, save, share, rating, elsewhere }: TourHeadView) {
  return (
    <div className={styles['head']}>
      <p className={styles['place']}>
        {place}
        {badge && <Badge>{badge}</Badge>}
        <span className={styles['actions']}>
          <button type="button" className={styles['share']} aria-label={share} data-share>
            <Icon name="share" size={20} />
          </button>
          <Heart {...save} />
        </span>
      </p>
      <h1 className={styles['name']}>{name}</h1>
      <p className={styles['subtitle']}>{subTitle}</p>
      {rating && (
        <p className={styles['rating']}>
          <Stars rating={rating.value} label={rating.label} />
          <strong aria-hidden="true">{rating.text}</strong>
          {rating.mark && <Badge>{rating.mark}</Badge>}
          <a href={rating.href} className={styles['count']}>
            {rating.count}
          </a>
        </p>
      )}
      {elsewhere && <p className={styles['elsewhere']}>{elsewhere}</p>}
    </div>
  );
}

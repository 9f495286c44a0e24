import type { Locale } from '#contracts/common.ts';
import { imageWidths } from '#contracts/pictures.ts';
import type { CardTour } from '#domain/listing.ts';
import { tourCardMessages } from '#i18n/tour-card/index.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TourCard } from './TourCard.tsx';
import { tourCardView } from './tour-card.ts';
import styles from './SavedTours.module.scss';

type Props = {
  locale: Locale;
  tours: readonly CardTour[];
  /** Base URL of the image host, empty for the shop's own origin. */
  imageHost: string;
};

/** Tours that somebody likes, each with the way to a day for it: the booking panel of its page. */
export function SavedTours({ locale, tours, imageHost }: Props) {
  const t = tripDoorMessages(locale);
  const views = tours.map((tour) => tourCardView(tour, locale, tourCardMessages(locale), imageHost));
  return (
    <ul className="card-grid">
      {views.map((view) => (
        <li key={view.tourId} className={styles['saved']}>
          <TourCard view={view} widths={imageWidths} />
          <ButtonLink look="secondary" href={`${view.href}#book`} aria-label={t.planOf(view)}>
            <Icon name="calendar" /> {t.plan}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '#ui/Breadcrumbs.tsx';
import { Facts, type FactView } from './Facts.tsx';
import { Information, type InformationView } from './Information.tsx';
import { Itinerary, type ItineraryView } from './Itinerary.tsx';
import { Operator, type OperatorView } from './Operator.tsx';
import { Place, type PlaceView } from './Place.tsx';
import { Reviews, type ReviewsView } from './Reviews.tsx';
import { Summary, type SummaryView } from './Summary.tsx';
import { TourHead, type TourHeadView } from './TourHead.tsx';
import styles from './TourPage.module.scss';

/** Everything the page of a tour shows, in words ready to read; its HTML is sanitised. */
export type TourPageView = TourHeadView & {
  crumbs: { label: string; items: readonly Crumb[] };
  facts: readonly FactView[];
  summary: SummaryView;
  itinerary?: ItineraryView;
  information: InformationView;
  location: PlaceView;
  operator: OperatorView;
  reviews: ReviewsView;
};

/** The parts that live come from outside: as slots from Astro, as elements from the shell. */
type Props = {
  view: TourPageView;
  gallery?: ReactNode;
  panel?: ReactNode;
  map?: ReactNode;
  /** The way to give it to somebody. */ gift?: ReactNode;
};

/** The page of a tour, around whatever fills gallery, booking panel and map, and the way to give it to somebody. */
export function TourPage({ view, gallery, panel, map, gift }: Props) {
  return (
    <article className={styles['tour']}>
      <div className={`page ${styles['layout']}`}>
        <header className={styles['head']}>
          <Breadcrumbs label={view.crumbs.label} crumbs={view.crumbs.items} />
          <TourHead
            place={view.place}
            name={view.name}
            subTitle={view.subTitle}
            badge={view.badge}
            save={view.save}
            share={view.share}
            rating={view.rating}
            elsewhere={view.elsewhere}
          />
        </header>
        <div className={styles['gallery']}>{gallery}</div>
        <div className={styles['facts']}>
          <Facts facts={view.facts} />
        </div>
        <aside className={styles['panel']} id="book" tabIndex={-1}>
          {panel}
        </aside>
        <div className={styles['body']}>
          <Summary view={view.summary} />
          {view.itinerary && <Itinerary view={view.itinerary} />}
          <Information view={view.information} />
          <Place view={view.location} map={map} />
          <Operator view={view.operator} />
          {gift}
          {view.reviews.items.length > 0 && <Reviews view={view.reviews} />}
        </div>
      </div>
    </article>
  );
}

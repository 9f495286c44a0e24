// An island because the build did not know this tour: its address names it, and only the vendor service can tell it.
import { useStore } from '@nanostores/react';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { parseTourPath } from '#domain/routes.ts';
import { tourPageView } from '#views/tour/tour-page.ts';
import { errorText } from '#i18n/errors/index.ts';
import { tourMessages } from '#i18n/tour/index.ts';
import { openTour, refresh } from '#stores/tour/booking.ts';
import { $tour } from '#stores/tour/tour.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TourPage } from '#views/tour/TourPage.tsx';
import { Panel } from '../booking-panel/Panel.tsx';
import { hideBarBesidePanel } from '../bar.ts';
import { panelTourOf } from '../booking-panel/panel-tour.ts';
import Gallery from '../gallery/Gallery.island.tsx';
import { galleryProps, mapProps } from '../media.ts';
import TourMap from '../map/TourMap.island.tsx';
import { withSafeHtml } from './sanitise.ts';
import styles from './TourShell.module.scss';

type Props = {
  locale: Locale;
  /** Base URL of the image host, empty for the shop's own origin. */
  imageHost: string;
  tileUrl: string | undefined;
  siteName: string;
  notFoundTitle: string;
  /** The not-found page's content, as static HTML. */
  children?: ReactNode;
};

const unavailable = { code: 'unavailable' };

/** `tour` has been sanitised. */
function Loaded({ tour, locale, imageHost, tileUrl }: { tour: TourDetails } & Pick<Props, 'locale' | 'imageHost' | 'tileUrl'>) {
  const t = tourMessages(locale);
  const view = tourPageView(tour, locale, t);
  useEffect(hideBarBesidePanel, []);
  return (
    <TourPage
      view={view}
      gallery={<Gallery {...galleryProps(tour, t, imageHost, errorText(unavailable, locale))} />}
      panel={<Panel locale={locale} tour={panelTourOf(tour)} />}
      map={tileUrl ? <TourMap {...mapProps(tour, t)} tileUrl={tileUrl} /> : undefined}
    />
  );
}

/** The tour of the page's address; in the meantime a frame of its size, and for a wrong address what the not-found page says. */
export default function TourShell({ locale, siteName, notFoundTitle, children, ...hosts }: Props) {
  const t = tourMessages(locale);
  const { data, error } = useStore($tour);
  const [shown, setShown] = useState<TourDetails>();
  const [unsafe, setUnsafe] = useState<TourDetails>();
  const [hasPath, setHasPath] = useState(true);
  // The sanitiser is fetched, too. A retry brings other data, and with them the next try.
  const failure = data === unsafe ? unavailable : error;
  const isWrong = !hasPath || error?.code === 'not_found' || error?.code === 'invalid_request';
  useEffect(() => {
    const path = parseTourPath(location.pathname);
    if (path) void openTour({ ...path, locale });
    else setHasPath(false);
  }, [locale]);
  useEffect(() => {
    // A whole page is drawn in pieces, and what the shopper does meanwhile comes first.
    if (data)
      withSafeHtml(data).then(
        (safe) => startTransition(() => setShown(safe)),
        () => setUnsafe(data),
      );
  }, [data]);
  useEffect(() => {
    const title = isWrong ? notFoundTitle : shown?.tourName;
    if (title) document.title = `${title} · ${siteName}`;
  }, [isWrong, shown, notFoundTitle, siteName]);
  if (isWrong) return <>{children}</>;
  if (shown) return <Loaded tour={shown} locale={locale} {...hosts} />;
  if (failure) {
    return (
      <div className={`page ${styles['failed']}`}>
        <h1>{t.failed}</h1>
        <Notice
          tone="danger"
          action={
            <Button look="secondary" onClick={() => void refresh()}>
              {t.retry}
            </Button>
          }
        >
          {errorText(failure, locale)}
        </Notice>
      </div>
    );
  }
  return (
    <div className={`page ${styles['waiting']}`} aria-busy="true" data-tour-loading>
      <h1 className="visually-hidden">{t.loadingTitle}</h1>
      <p role="status" className={styles['words']}>
        {t.loading}
      </p>
      <span className={styles['title']} />
      <span className={styles['picture']} />
      <span className={styles['panel']} />
    </div>
  );
}

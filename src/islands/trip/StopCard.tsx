import { IMAGE_URL } from 'astro:env/client';
import { useEffect, useRef } from 'react';
import { imageWidths } from '#contracts/pictures.ts';
import { durationText } from '#domain/duration.ts';
import { paths } from '#domain/routes.ts';
import { $draft } from '#stores/trip/draft.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#views/picture/Picture.tsx';
import { Changes } from './Changes.tsx';
import { NotSavedNote } from './NotSavedNote.tsx';
import { useFrom, type TripPage } from './page.ts';
import { PaperPlace } from './PaperPlace.tsx';
import { StopActions } from './StopActions.tsx';
import { StopPrice } from './StopPrice.tsx';
import { UnfitNote } from './UnfitNote.tsx';
import { nameOf, peopleText } from './words.ts';
import styles from './StopCard.module.scss';

type Props = { page: TripPage; stop: TripStop; /** Clocks differ along the way. */ namesZone: boolean };

/** `10:00 – 13:00`, and by which clock where that is a question. */
function When({ page: { t }, stop, namesZone }: Props) {
  const { start, end } = stop.span;
  const [from, to] = [start.slice(11), end.slice(11)];
  const tour = stop.tour.data;
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  return (
    <p className={styles['when']}>
      <span className={styles['time']}>
        {from}
        {tour && isOneDay && end > start && (
          <>
            <span aria-hidden="true"> – {to}</span>
            <span className="visually-hidden"> {t.times({ start: '', end: to })}</span>
          </>
        )}
      </span>
      {tour && namesZone && <span className={styles['zone']}>{t.localTime({ city: tour.tourCity })}</span>}
    </p>
  );
}

function Facts({ page: { locale, t }, stop }: Omit<Props, 'namesZone'>) {
  const tour = stop.tour.data;
  const [minutes] = tour?.durations ?? [];
  const call = stop.offer.status === 'priced' && stop.offer.quote.shoreCall;
  return (
    <>
      <p className={styles['facts']}>
        {tour && <span className={styles['city']}>{tour.tourCity}</span>}
        {minutes !== undefined && <span>{durationText(minutes, locale)}</span>}
        {tour?.requireBookingApproval && <Badge>{t.onRequest}</Badge>}
      </p>
      <p className={styles['people']}>{peopleText(stop, t)}</p>
      {call && <p className={styles['people']}>{`${call.ship}: ${call.clock}`}</p>}
    </>
  );
}

/** A stop of the trip: what, when, for whom and for how much, and what can be done about it. */
export function StopCard(props: Props) {
  const { page, stop } = props;
  const { locale, t, focus, focusOn } = page;
  const card = useRef<HTMLElement>(null);
  const isChanging = useFrom($draft, null)?.wish.id === stop.id;
  const tour = stop.tour.data;
  const isFocused = focus?.id === stop.id;
  useEffect(() => {
    if (!isFocused) return;
    card.current?.querySelector<HTMLElement>(`[data-focus="${focus.part}"]`)?.focus();
    focusOn(null);
  }, [isFocused, focus, focusOn]);
  const isUnknown = !tour && stop.tour.status !== 'loaded' && stop.tour.status !== 'error';
  return (
    <article
      ref={card}
      className={styles['card']}
      aria-labelledby={`stop-${stop.id}`}
      data-unfit={stop.offer.status === 'unfit' || undefined}
    >
      <div className={styles['picture']}>
        {tour && <Picture url={IMAGE_URL + tour.teaserImageUrl} alt="" widths={imageWidths} sizes="(min-width: 768px) 250px, 128px" />}
        {!tour && !isUnknown && <Icon name="map" size={32} className={styles['nowhere']} />}
      </div>
      <div className={styles['about']}>
        <When {...props} />
        <h3 id={`stop-${stop.id}`} className={styles['name']} tabIndex={-1} data-focus="name" aria-busy={isUnknown || undefined}>
          {tour ? (
            <a href={paths.tour(locale, tour.normalizedUrlPath)}>{tour.tourName}</a>
          ) : isUnknown ? (
            <span className={styles['blank']} />
          ) : (
            nameOf(stop, t)
          )}
        </h3>
        <Facts {...props} />
        {tour && <PaperPlace locale={locale} tour={tour} />}
      </div>
      <UnfitNote page={page} stop={stop} />
      <NotSavedNote page={page} stop={stop} />
      <div className={styles['foot']}>
        <StopActions page={page} stop={stop} isChanging={isChanging} />
        <StopPrice page={page} stop={stop} />
      </div>
      {isChanging && tour && <Changes page={page} stop={stop} tour={tour} />}
    </article>
  );
}

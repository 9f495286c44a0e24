import type { Alternative } from '#contracts/holds.ts';
import { shortDayText } from '#domain/cart-view.ts';
import { paths } from '#domain/routes.ts';
import { isOfShip } from '#domain/cruises/ship-problem.ts';
import { isOfDeparture } from '#domain/unfit.ts';
import { $draft, chooseInstead } from '#stores/trip/draft.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { changeWish } from '#stores/trip/trip.ts';
import { Notice } from '#ui/Notice.tsx';
import { Late } from './Late.tsx';
import type { TripPage } from './page.ts';
import { nameOf, reasonText } from './words.ts';
import styles from './UnfitNote.module.scss';

type Props = { page: TripPage; stop: TripStop };

function Instead({ page: { locale, t, say, focusOn }, stop, offers }: Props & { offers: readonly Alternative[] }) {
  const take = (offer: Alternative) => {
    const { queryDate, startingTime } = offer;
    // What was typed in the place for changes stays: it is kept there.
    if ($draft.get()?.wish.id === stop.id) {
      void chooseInstead(offer);
      return focusOn({ id: stop.id, part: 'keep' });
    }
    // The button that is pressed goes away, and the stop may move to another day.
    focusOn({ id: stop.id, part: 'name' });
    changeWish(stop.id, { ...stop.wish, queryDate, startingTime });
    say(t.changed({ name: nameOf(stop, t), day: shortDayText({ queryDate }, locale), time: startingTime }));
  };
  return (
    <>
      <p>{t.instead}</p>
      <ul className={styles['offers']}>
        {offers.map((offer) => (
          <li key={`${offer.queryDate} ${offer.startingTime}`}>
            <button type="button" className={styles['offer']} onClick={() => take(offer)}>
              {t.alternative({ day: shortDayText(offer, locale), time: offer.startingTime })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const loadShip = () => import('./UnfitForShip.tsx');

/** Why a stop cannot be had as it is, and what is free instead. */
export function UnfitNote({ page, stop }: Props) {
  const { locale, t } = page;
  const { offer } = stop;
  if (offer.status !== 'unfit') return null;
  const { reason, alternatives } = offer;
  return (
    <div className={styles['unfit']}>
      <Notice tone={reason.code === 'held' ? 'quiet' : 'warning'}>
        {isOfShip(reason) ? (
          <Late page={page} load={loadShip}>
            {({ UnfitForShip }) => <UnfitForShip page={page} stop={stop} reason={reason} styles={styles} />}
          </Late>
        ) : (
          <p className={styles['reason']}>{reasonText(reason, locale, t)}</p>
        )}
        {reason.code === 'held' && <a href={paths.checkout(locale, 'personal_info')}>{t.goOn}</a>}
        {alternatives.length > 0 && <Instead page={page} stop={stop} offers={alternatives} />}
        {alternatives.length === 0 && isOfDeparture(reason) && <p>{t.nothingInstead}</p>}
      </Notice>
    </div>
  );
}

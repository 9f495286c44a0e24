import type { ShipProblem } from '#domain/products/kind.ts';
import { shipProblemMessages } from '#i18n/ship-problem/index.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { agreeToTight, leaveShip } from '#stores/trip/ship.ts';
import { shipProblemText } from '#views/cruise/ship-problem-text.ts';
import type { TripPage } from './page.ts';

/** `styles`: those of the note that it is in. */
type Props = { page: TripPage; stop: TripStop; reason: ShipProblem; styles: CSSModuleClasses };

/** Why a stop cannot be taken from its ship as it is: to take what is tight all the same, or without the ship. */
export function UnfitForShip({ page: { locale, focusOn }, stop: { id, wish }, reason, styles }: Props) {
  const t = shipProblemMessages(locale);
  const take = (change: () => void) => {
    focusOn({ id, part: 'name' });
    change();
  };
  return (
    <>
      <p className={styles['reason']}>{shipProblemText(reason, locale)}</p>
      <p className={styles['offers']}>
        {reason.code === 'ship_tight' && (
          <button type="button" className={styles['offer']} onClick={() => take(() => agreeToTight(wish, reason.minutes))}>
            {t.agree}
          </button>
        )}
        <button type="button" className={styles['offer']} onClick={() => take(() => leaveShip(wish))}>
          {t.leave}
        </button>
      </p>
    </>
  );
}

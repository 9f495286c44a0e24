import type { Locale } from '#contracts/common.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { Button } from '#ui/Button.tsx';
import { OpenerField } from '#views/booking/OpenerField.tsx';
import { partyText } from '#views/booking/words.ts';
import type { PanelTour } from './panel-tour.ts';
import { Quantities } from './Quantities.tsx';
import { useParty, usePartyError } from './use-party.ts';
import { usePrices } from './use-prices.ts';
import styles from './PeopleField.module.scss';

const popover = 'booking-people-choice';

/** Who comes, in one row; it opens the steppers for everything that is sold, by itself where the browser knows popovers. */
export function PeopleField({ locale, tour, t }: { locale: Locale; tour: PanelTour; t: BookingMessages }) {
  const party = useParty(tour);
  const { groups } = usePrices(tour);
  const title = tour.pricingGroups.menuType ? t.menus : t.people;
  return (
    <div className={styles['place']}>
      <OpenerField id="booking-people" icon="users" label={title} error={usePartyError(t)} opens={{ popover }} step="select_ticket">
        {partyText(groups, party, locale, t)}
      </OpenerField>
      <div id={popover} popover="auto" className={styles['choice']}>
        <Quantities locale={locale} tour={tour} t={t} />
        <Button wide look="secondary" popoverTarget={popover} popoverTargetAction="hide">
          {t.done}
        </Button>
      </div>
    </div>
  );
}

import { useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { pricingGroupIds, type PricingGroupId } from '#contracts/pricing-groups.ts';
import { departureOf } from '#domain/choice.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { addQuantity } from '#stores/tour/booking.ts';
import { useChoice, useDepartures } from '../use-booking.ts';
import { useParty, usePartyError } from './use-party.ts';
import type { PanelTour } from './panel-tour.ts';
import { QuantityRow } from '#views/booking/QuantityRow.tsx';
import { usePrices } from './use-prices.ts';
import { detailText, groupTitle } from '#views/booking/words.ts';
import styles from './Quantities.module.scss';

type Props = { locale: Locale; tour: PanelTour; t: BookingMessages };

function Group({ group, ...props }: Props & { group: PricingGroupId }) {
  const { locale, t } = props;
  const [limit, setLimit] = useState('');
  const { groups, currency, isCurrent } = usePrices(props.tour);
  const { data: starts } = useDepartures();
  const chosen = useChoice();
  const party = useParty(props.tour);
  const error = usePartyError(t);
  const seatsLeft = chosen ? departureOf(starts, chosen)?.seatsLeft : undefined;
  const isExtra = group === 'extras';
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{groupTitle(group, t)}</legend>
      {groups[group]?.values.map((value) => (
        <QuantityRow
          key={value.id}
          t={t}
          group={group}
          value={value}
          detail={detailText(value, isCurrent ? currency : undefined, locale, t)}
          quantities={party}
          seatsLeft={seatsLeft ?? Infinity}
          onStep={(by) => addQuantity(group, value.id, by)}
          onLimit={setLimit}
        />
      ))}
      <p className={styles['message']} role="status">
        {limit || (isExtra ? '' : error)}
      </p>
    </fieldset>
  );
}

/** Steppers for everything that is sold: travellers, tickets, menus or the group, then extras. */
export function Quantities(props: Props) {
  const { pricingGroups } = props.tour;
  const sold = pricingGroupIds.filter((group) => pricingGroups[group]);
  return sold.map((group) => <Group key={group} group={group} {...props} />);
}

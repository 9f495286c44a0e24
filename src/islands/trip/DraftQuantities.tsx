import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { pricingGroupIds, type PricingGroupId } from '#contracts/pricing-groups.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { departureOf } from '#domain/choice.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { $draftDay, addQuantity, type Draft } from '#stores/trip/draft.ts';
import { QuantityRow } from '#views/booking/QuantityRow.tsx';
import { detailText, groupTitle } from '#views/booking/words.ts';
import type { TripPage } from './page.ts';
import { useDraftPrices } from './use-draft-prices.ts';
import styles from './Editor.module.scss';

type Props = { page: TripPage; tour: TourDetails; draft: Draft };

function Group({ group, page: { locale }, tour, draft: { choice } }: Props & { group: PricingGroupId }) {
  const t = bookingMessages(locale);
  const [limit, setLimit] = useState('');
  const { groups, currency } = useDraftPrices(tour, choice);
  const { departures: starts } = useStore($draftDay).data;
  return (
    <fieldset data-step={group === 'extras' ? undefined : 'select_ticket'}>
      <legend className={styles['legend']}>{groupTitle(group, t)}</legend>
      {groups[group]?.values.map((value) => (
        <QuantityRow
          key={value.id}
          t={t}
          group={group}
          value={value}
          detail={detailText(value, currency, locale, t)}
          quantities={choice.components}
          seatsLeft={departureOf(starts, choice)?.seatsLeft ?? Infinity}
          onStep={(by) => addQuantity(group, value.id, by)}
          onLimit={setLimit}
        />
      ))}
      <p className={styles['limit']} role="status">
        {limit}
      </p>
    </fieldset>
  );
}

/** Steppers for everything that is sold: travellers, tickets, menus or the group, then extras. */
export const DraftQuantities = (props: Props) =>
  pricingGroupIds.filter((group) => props.tour.pricingGroups[group]).map((group) => <Group key={group} group={group} {...props} />);

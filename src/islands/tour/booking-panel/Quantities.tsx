import { useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { pricingGroupIds, type PricingGroupId } from '#contracts/pricing-groups.ts';
import { departureOf } from '#domain/choice.ts';
import { seatsOf } from '#domain/pricing.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { addQuantity } from '#stores/tour/booking.ts';
import { useChoice, useDepartures, useIsAsked, useProblem } from '../use-booking.ts';
import type { PanelTour } from './panel-tour.ts';
import { QuantityRow } from '#views/booking/QuantityRow.tsx';
import { usePrices } from './use-prices.ts';
import { groupTitle, problemText, unitText } from '#views/booking/words.ts';
import styles from './Quantities.module.scss';

type Props = { locale: Locale; tour: PanelTour; t: BookingMessages };

/** What the travellers' rows have to say: why a button did nothing, else what is still missing. */
function useMessage(limit: string, t: BookingMessages): string {
  const problem = useProblem();
  const isAsked = useIsAsked();
  const chosen = useChoice();
  if (limit) return limit;
  if (!problem || problem.code === 'select_date' || problem.code === 'select_time') return '';
  return isAsked || seatsOf(chosen?.components ?? {}) > 0 ? problemText(problem, t) : '';
}

function Group({ group, ...props }: Props & { group: PricingGroupId }) {
  const { locale, t } = props;
  const [limit, setLimit] = useState('');
  const { groups, currency, isCurrent } = usePrices(props.tour);
  const { data: starts } = useDepartures();
  const chosen = useChoice();
  const message = useMessage(limit, t);
  const seatsLeft = chosen ? departureOf(starts, chosen)?.seatsLeft : undefined;
  const isExtra = group === 'extras';
  return (
    <fieldset data-step={isExtra ? undefined : 'select_ticket'}>
      <legend className={styles['legend']}>{groupTitle(group, t)}</legend>
      {groups[group]?.values.map((value) => (
        <QuantityRow
          key={value.id}
          t={t}
          group={group}
          value={value}
          price={isCurrent ? unitText(value.price, currency, locale, t) : '…'}
          quantities={chosen?.components ?? {}}
          seatsLeft={seatsLeft ?? Infinity}
          onStep={(by) => addQuantity(group, value.id, by)}
          onLimit={setLimit}
        />
      ))}
      <p className={styles['message']} role="status" data-quiet={isExtra || undefined}>
        {isExtra ? limit : message}
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

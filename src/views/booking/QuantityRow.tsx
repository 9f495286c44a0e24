import type { Selection } from '#contracts/quotes.ts';
import type { PricedValue, PricingGroupId } from '#contracts/pricing-groups.ts';
import { limitOf, quantityOf } from '#domain/pricing.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import styles from './QuantityRow.module.scss';

type Props = {
  t: BookingMessages;
  group: PricingGroupId;
  value: PricedValue;
  /** What stands below the label. */
  detail: string;
  quantities: Selection['components'];
  seatsLeft: number;
  /** One more or one less. */
  onStep: (by: 1 | -1) => void;
  /** Takes the words for a press that went nowhere; empty when one went through. */
  onLimit: (text: string) => void;
};

export function QuantityRow({ t, group, value, detail, quantities, seatsLeft, onStep, onLimit }: Props) {
  const id = `quantity-${group}-${value.id}`;
  const limit = limitOf(value, group, quantities, seatsLeft);
  const explain = () => onLimit(limit < value.max ? t.too_few_seats(seatsLeft) : t.maximum({ count: value.max }));
  return (
    <div className={styles['row']}>
      <p id={id} className={styles['text']}>
        <span className={styles['name']}>{value.label}</span>
        <span className={styles['detail']}>{detail}</span>
      </p>
      <QuantityStepper
        labelledBy={id}
        value={quantityOf(quantities, group, value.id)}
        max={limit}
        lessLabel={t.less({ label: value.label })}
        moreLabel={t.more({ label: value.label })}
        onLimit={explain}
        onStep={(by) => {
          onLimit('');
          onStep(by);
        }}
      />
    </div>
  );
}

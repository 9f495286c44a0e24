import styles from './StruckPrice.module.scss';

type Props = {
  /** Says what it is to whoever does not see the line through it. */
  label: string;
  price: string;
  /** The tour whose price it is, where the page puts it in another currency before an island is awake. */
  tourId?: string;
};

/** What something cost before; what it costs now stands after it. */
export const StruckPrice = ({ label, price, tourId }: Props) => (
  <>
    <s className={styles['struck']}>
      <span className="visually-hidden">{label} </span>
      <span data-original-price={tourId} suppressHydrationWarning>
        {price}
      </span>
    </s>{' '}
  </>
);

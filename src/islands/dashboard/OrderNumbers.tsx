import styles from './Profile.module.scss';

export const OrderNumbers = ({ numbers }: { numbers: readonly string[] }) => (
  <ul className={styles['numbers']}>
    {numbers.map((number) => (
      <li key={number}>{number}</li>
    ))}
  </ul>
);

import styles from './CardMarks.module.scss';

/** Names as the companies write them; their logos are theirs, and not used. */
const accepted = ['Visa', 'Mastercard', 'American Express'];

/** Which cards can be paid with. `label` says so to those who hear it. */
export function CardMarks({ label }: { label: string }) {
  return (
    <ul className={styles['marks']} aria-label={label}>
      {accepted.map((name) => (
        <li key={name} className={styles['mark']}>
          {name}
        </li>
      ))}
    </ul>
  );
}

import styles from './Dashboard.module.scss';

/** Holds the place of what is on its way, two cards' worth. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className={styles['skeleton']}>
      <p role="status" className="visually-hidden">
        {label}
      </p>
      <div className={styles['bone']} aria-hidden="true" />
      <div className={styles['bone']} aria-hidden="true" />
    </div>
  );
}

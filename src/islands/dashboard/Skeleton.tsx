import styles from './Dashboard.module.scss';

/** Takes the room of two cards while they are fetched. */
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

import styles from './Trip.module.scss';

/** Takes the room of a day and two stops. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className={styles['plan']} aria-busy="true">
      <p role="status" className="visually-hidden">
        {label}
      </p>
      <div className={styles['days']} aria-hidden="true">
        <div className={styles['boneDate']} />
        <div className={styles['bone']} />
        <div className={styles['bone']} />
      </div>
    </div>
  );
}

import { TourIcon, type TourIconName } from './TourIcon.tsx';
import styles from './Facts.module.scss';

export type FactView = { icon: TourIconName; name: string; value: string };

export function Facts({ facts }: { facts: readonly FactView[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map((fact) => (
        <div key={fact.name} className={styles['fact']}>
          <TourIcon name={fact.icon} size={24} className={styles['icon']} />
          <dt className={styles['label']}>{fact.name}</dt>
          <dd className={styles['value']}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { Icon, type IconName } from '#ui/Icon.tsx';
import styles from './Facts.module.scss';

export type FactView = { icon: IconName; name: string; value: string };

export function Facts({ facts }: { facts: readonly FactView[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map((fact) => (
        <div key={fact.name} className={styles['fact']}>
          <dt className={styles['label']}>
            <Icon name={fact.icon} size={24} className={styles['icon']} />
            {fact.name}
          </dt>
          <dd className={styles['value']}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

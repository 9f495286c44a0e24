import { Icon } from '#ui/Icon.tsx';
import { Section } from './Section.tsx';
import styles from './Operator.module.scss';

export type OperatorView = {
  /** Address of its logo, for the eye alone: the name stands beside it. */
  logo?: string;
  title: string;
  text: string;
  name: string;
  address: readonly string[];
  phone: { label: string; text: string; href: string };
};

export function Operator({ view }: { view: OperatorView }) {
  return (
    <Section title={view.title}>
      {view.logo && <img src={view.logo} alt="" height={48} loading="lazy" className={styles['logo']} />}
      <p className={styles['name']}>{view.name}</p>
      <p className={styles['text']}>{view.text}</p>
      <address className={styles['address']}>
        <span>{view.address.join(', ')}</span>
        <a href={view.phone.href} className={styles['phone']} aria-label={`${view.phone.label}: ${view.phone.text}`}>
          <Icon name="phone" size={18} />
          {view.phone.text}
        </a>
      </address>
    </Section>
  );
}

import { Icon } from '#ui/Icon.tsx';
import styles from '../Payment.module.scss';

type Props = {
  /** True where the choice above names the method already. */
  isChoice: boolean;
  t: { title: string; lead: string; safe: string };
};

/** How a method works that asks for nothing here, and who sees what. */
export const MethodIntro = ({ isChoice, t }: Props) => (
  <section className={styles['section']}>
    <h2 className={isChoice ? 'visually-hidden' : styles['legend']}>{t.title}</h2>
    <p>{t.lead}</p>
    <p className={styles['safe']}>
      <Icon name="lock" size={16} /> {t.safe}
    </p>
  </section>
);

import type { GiftDesign } from '#domain/gift-design.ts';
import styles from './DesignField.module.scss';

type Props = { label: string; designs: readonly GiftDesign[]; chosen: GiftDesign; onChoose: (id: string) => void };

/** The posters to choose from, each as a small picture with the name of its place. */
export function DesignField({ label, designs, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['designs']}>
        {designs.map(({ id, name, picture, srcSet }) => (
          <label key={id} className={styles['design']}>
            <input
              type="radio"
              name="design"
              value={id}
              className={styles['box']}
              checked={id === chosen.id}
              onChange={() => onChoose(id)}
            />
            <img src={picture} srcSet={srcSet} sizes="140px" alt="" width={540} height={405} loading="lazy" decoding="async" />
            <span className={styles['name']}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

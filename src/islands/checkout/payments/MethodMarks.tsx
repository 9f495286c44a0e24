import type { ShopperMethod } from '#domain/payment-methods.ts';
import { marksOf } from './method-marks.ts';
import styles from './MethodMarks.module.scss';

/** The marks of the companies that a method pays with: for the eye, beside words that say the same. */
export const MethodMarks = ({ method }: { method: ShopperMethod }) => (
  <span className={styles['marks']} aria-hidden="true">
    {marksOf[method].map(({ name, picture }) => (
      <span key={name} className={styles['mark']}>
        {picture ? <img src={picture.src} alt="" width={picture.width} height={picture.width} /> : name}
      </span>
    ))}
  </span>
);

import { useState } from 'react';
import type { ShopperMethod } from '#domain/payment-methods.ts';
import { marksOf, type Mark } from './method-marks.ts';
import styles from './MethodMarks.module.scss';

/** A company's picture; its name where there is none, or it does not come. */
function Plate({ name, picture }: Mark) {
  const [isMissing, setMissing] = useState(picture === undefined);
  return (
    <span className={styles['mark']}>
      {picture && !isMissing ? (
        <img src={picture.src} alt="" width={picture.width} height={picture.width} onError={() => setMissing(true)} />
      ) : (
        name
      )}
    </span>
  );
}

/** The marks of the companies that a method pays with: for the eye, beside words that say the same. */
export const MethodMarks = ({ method }: { method: ShopperMethod }) => (
  <span className={styles['marks']} aria-hidden="true">
    {marksOf[method].map((mark) => (
      <Plate key={mark.name} {...mark} />
    ))}
  </span>
);

import { useEffect, useRef, type ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { AskingStep } from '#domain/checkout-rules.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import styles from './Section.module.scss';

/** What a step asks for, on a page of several: whoever comes by the step's own address has its heading in view. */
export function Section({ locale, step, children }: { locale: Locale; step: AskingStep; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash === `#${step}`) heading.current?.focus();
  }, [step]);
  return (
    <section className={styles['section']} aria-labelledby={step}>
      <h2 ref={heading} id={step} tabIndex={-1} className={styles['title']}>
        {checkoutMessages(locale)[`${step}Title`]}
      </h2>
      {children}
    </section>
  );
}

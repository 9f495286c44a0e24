import type { MouseEvent, ReactNode } from 'react';
import type { Day, Locale } from '#contracts/common.ts';
import type { Choices } from '#domain/listing.ts';
import { writeChoices } from '#domain/listing-address.ts';
import { whenMessages } from '#i18n/when/index.ts';
import { choose } from '#stores/listing/choices.ts';
import { shortDay } from '#views/tour/when-text.ts';
import styles from './OtherDays.module.scss';

type Props = {
  /** What the list shows. */
  choices: Choices;
  count: number;
  /** Days after the chosen ones on which there are places. */
  days: readonly Day[];
  /** What else the page's address has: `?q=boat`, or nothing. */
  address: string;
  locale: Locale;
};

/** A link that the server can answer, too. */
function Way({ to, choices, address, children }: { to: Partial<Choices>; children: ReactNode } & Pick<Props, 'choices' | 'address'>) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    choose(to);
  };
  return (
    <a href={writeChoices(address, { ...choices, ...to }) || '?'} onClick={go} className={styles['way']}>
      {children}
    </a>
  );
}

/** Where days or a party leave few tours or none: what there is on other days, or without asking for so much. */
export function OtherDays({ choices, count, days, address, locale }: Props) {
  const t = whenMessages(locale);
  const way = { choices, address };
  const title = choices.days ? t[count === 0 ? 'nothingThen' : 'oneThen'] : t.nothingFor;
  return (
    <section className={styles['other']} aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['ways']}>
        {days.length > 0 && <span>{t.otherDays}</span>}
        {days.map((day) => (
          <Way key={day} to={{ days: { from: day, to: day } }} {...way}>
            {shortDay(day, locale)}
          </Way>
        ))}
        {choices.days && (
          <Way to={{ days: null }} {...way}>
            {t.anyDay}
          </Way>
        )}
        {choices.travellers !== null && (
          <Way to={{ travellers: null }} {...way}>
            {t.anyParty}
          </Way>
        )}
      </div>
    </section>
  );
}

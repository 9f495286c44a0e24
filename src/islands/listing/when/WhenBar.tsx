import { useRef, type ReactNode, type SubmitEvent } from 'react';
import type { Day, Locale } from '#contracts/common.ts';
import { lastDay } from '#domain/availability.ts';
import { isSamePeriod, moments, periodOf } from '#domain/periods.ts';
import { anyDay, asksWhen, dayNames, parties, readWhen, withDays, type When } from '#domain/when.ts';
import { whenMessages } from '#i18n/when/index.ts';
import { choose } from '#stores/listing/choices.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/DateInput.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PillSelect } from '#ui/PillSelect.tsx';
import { periodText } from '#views/tour/when-text.ts';
import { useDisclosure } from './use-disclosure.ts';
import styles from './WhenBar.module.scss';

type Props = {
  when: When;
  /** The venue's; nothing where it is not known yet. */
  today: Day | undefined;
  /** What else the address asks for, as hidden fields: without script the browser sends the form. */
  kept: readonly (readonly [name: string, value: string])[];
  locale: Locale;
  /** What else the row begins with. */
  children?: ReactNode;
};

/** What a form says: its fields, and the button that sent it. */
function whenOf(form: HTMLFormElement, submitter: HTMLElement | null, today: Day): When {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') query.set(name, value);
  return readWhen(new URLSearchParams(withDays(`?${query}`, today)));
}

/** When somebody wants to go, and how many: a plain form, which answers at once where there is script. */
export function WhenBar({ when, today, kept, locale, children }: Props) {
  const t = whenMessages(locale);
  const dates = useDisclosure();
  const form = useRef<HTMLFormElement>(null);
  const { days, travellers } = when;
  // On a Sunday, the weekend is today, and both are chosen.
  const named = today === undefined ? [] : moments.filter((moment) => isSamePeriod(days, periodOf(moment, today)));
  const chosen: readonly string[] = days ? named : [anyDay];
  const isByDates = chosen.length === 0;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (today === undefined) return;
    const { submitter } = event.nativeEvent;
    choose(whenOf(event.currentTarget, submitter, today));
    dates.close();
  }

  return (
    <form ref={form} className={`${styles['bar']} ${asksWhen(when) ? styles['narrowed'] : ''}`} aria-label={t.label} onSubmit={submit}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {dayNames.map((name) => (
        <button key={name} type="submit" name="when" value={name} aria-pressed={chosen.includes(name)} className={styles['chip']}>
          {t[name]}
        </button>
      ))}
      <details ref={dates.ref} className={styles['dates']}>
        <summary className={`${styles['chip']} ${isByDates ? styles['chosen'] : ''}`}>
          <Icon name="calendar" size={18} /> {isByDates && days ? periodText(days, locale) : t.dates}
        </summary>
        <div className={styles['panel']}>
          {(['from', 'to'] as const).map((end) => (
            <DateInput
              key={`${end} ${days?.[end]}`}
              label={t[end]}
              name={end === 'from' ? 'dateFrom' : 'dateTo'}
              defaultValue={days?.[end]}
              min={today}
              max={today && lastDay(today)}
            />
          ))}
          <Button type="submit">{t.show}</Button>
        </div>
      </details>
      <PillSelect
        icon="users"
        label={t.travellers}
        name="travellers"
        value={travellers ?? ''}
        options={[{ value: '', name: t.anyNumber }, ...parties.map((count) => ({ value: count, name: t.party(count) }))]}
        className={styles['party']}
        onChange={({ target }) => choose({ travellers: Number(target.value) || null })}
      />
      <noscript>
        <button type="submit" className={styles['chip']}>
          {t.show}
        </button>
      </noscript>
    </form>
  );
}

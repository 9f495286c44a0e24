/** Must be an island: each child that comes along brings a field for its age. */
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { Locale } from '#contracts/common.ts';
import { childAges, mostAdults, mostChildren, usualTravellers, type TravellingParty } from '#domain/travelling-party.ts';
import { voyagePartyMessages } from '#i18n/voyage-party/index.ts';
import { $myParty, takeParty } from '#stores/cruise/my-party.ts';
import { PillSelect } from '#ui/PillSelect.tsx';
import styles from './VoyageParty.module.scss';

/** Of a child that has just been named: most prices for children are for this age. */
const usualAge = 8;

const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Who comes along on every tour of the voyage. */
export default function VoyageParty({ locale }: { locale: Locale }) {
  const t = voyagePartyMessages(locale);
  const title = useId();
  const { adults, childAges: ages } = useStore($myParty, { ssr: 'initial' }) ?? usualTravellers;
  const change = (changes: Partial<TravellingParty>) => takeParty({ adults, childAges: ages, ...changes });
  const changeCount = (count: number) => change({ childAges: upTo(0, count - 1).map((index) => ages[index] ?? usualAge) });
  return (
    <section aria-labelledby={title} className={styles['party']}>
      <div>
        <h2 id={title} className={styles['title']}>
          {t.who}
        </h2>
        <p className={styles['lead']}>{t.whoLead}</p>
      </div>
      <div className={styles['fields']}>
        <PillSelect
          label={t.adults}
          value={adults}
          options={upTo(1, mostAdults).map((value) => ({ value, name: t.adultCount(value) }))}
          onChange={({ target }) => change({ adults: Number(target.value) })}
        />
        <PillSelect
          label={t.children}
          value={ages.length}
          options={upTo(0, mostChildren).map((value) => ({ value, name: value === 0 ? t.noChildren : t.childCount(value) }))}
          onChange={({ target }) => changeCount(Number(target.value))}
        />
        {ages.map((age, index) => (
          <PillSelect
            // Children have no other name than their place in the list.
            key={index}
            label={t.childAge({ number: index + 1 })}
            value={age}
            options={childAges.map((value) => ({ value, name: t.years(value) }))}
            onChange={({ target }) => change({ childAges: ages.with(index, Number(target.value)) })}
          />
        ))}
      </div>
    </section>
  );
}

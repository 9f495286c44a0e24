import type { Locale } from '#contracts/common.ts';
import { moments } from '#domain/periods.ts';
import { parties } from '#domain/when.ts';
import { whenMessages } from '#i18n/when/index.ts';
import { DateInput } from '#ui/DateInput.tsx';
import { PillSelect } from '#ui/PillSelect.tsx';
import type { useWhenFields } from './use-when-fields.ts';
import styles from './WhenFields.module.scss';

type Props = {
  /** Id of the form that they belong to. */
  form: string;
  fields: ReturnType<typeof useWhenFields>;
  locale: Locale;
};

/** When and how many: fields of the search form, which the server understands without script. */
export function WhenFields({ form, fields: { fields, change }, locale }: Props) {
  const t = whenMessages(locale);
  return (
    <div className={styles['fields']}>
      <PillSelect
        form={form}
        icon="calendar"
        label={t.when}
        name="when"
        value={fields.name}
        options={[
          { value: '', name: t.any },
          ...moments.map((moment) => ({ value: moment, name: t[moment] })),
          { value: 'dates', name: t.choose },
        ]}
        className={styles['field']}
        onChange={({ target }) => change({ name: target.value })}
      />
      <PillSelect
        form={form}
        icon="users"
        label={t.travellers}
        name="travellers"
        value={fields.travellers}
        options={[{ value: '', name: t.anyNumber }, ...parties.map((count) => ({ value: count, name: t.party(count) }))]}
        className={styles['field']}
        onChange={({ target }) => change({ travellers: target.value })}
      />
      <div className={styles['dates']}>
        {(['from', 'to'] as const).map((end) => (
          <DateInput
            key={end}
            form={form}
            label={t[end]}
            name={end === 'from' ? 'dateFrom' : 'dateTo'}
            value={fields[end]}
            className={styles['date']}
            onChange={({ target }) => change({ [end]: target.value })}
          />
        ))}
      </div>
    </div>
  );
}

import { useEffect, useState, type RefObject } from 'react';
import { searchedPeriod } from '#domain/periods.ts';
import { readWhen, whenQuery, withDays } from '#domain/when.ts';
import { todayAt } from '#stores/listing/today.ts';

/** `name` is a day's name, `dates` for days of one's own, or empty. */
type Fields = { name: string; from: string; to: string; travellers: string };

const nothing: Fields = { name: '', from: '', to: '', travellers: '' };

/** What the fields ask for, as a query: empty, or beginning with `?`. */
function queryOf({ name, from, to, travellers }: Fields): string {
  const days = name === 'dates' ? { dateFrom: from, dateTo: to } : { when: name };
  return whenQuery(readWhen(new URLSearchParams(withDays(`?${new URLSearchParams({ ...days, travellers })}`, todayAt()))));
}

/** When and how many, beside what is searched for: the form sends days by their dates, and nothing that is empty. */
export function useWhenFields(form: RefObject<HTMLFormElement | null>) {
  const [fields, setFields] = useState(nothing);
  const query = fields === nothing ? '' : queryOf(fields);
  useEffect(() => {
    const listening = new AbortController();
    form.current?.addEventListener(
      'formdata',
      ({ formData }) => {
        for (const name of ['when', 'dateFrom', 'dateTo', 'travellers']) formData.delete(name);
        for (const [name, value] of new URLSearchParams(query)) formData.set(name, value);
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [form, query]);
  function change(changes: Partial<Fields>): void {
    // Requirements 4: own days begin with tomorrow and end two days later.
    const dates = changes.name === 'dates' && !fields.from ? searchedPeriod(todayAt()) : {};
    setFields({ ...fields, ...dates, ...changes });
  }
  return { fields, query, change };
}

/**
 * Must be an island: suggestions follow every key. Before it wakes, and without JavaScript, it is a plain form that leads to the results
 * page, with links to places below it.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { placeSuggestion, suggestionsOf, type Place } from '#domain/suggestions.ts';
import { paths } from '#domain/routes.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { openDestination } from '#stores/search/destination.ts';
import { $query, $suggestions, readQuery } from '#stores/search/search.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWhenFields } from './use-when-fields.ts';
import { WhenFields } from './WhenFields.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useSearchBox } from './use-search-box.ts';
import styles from './SearchBox.module.scss';

type Props = {
  locale: Locale;
  places: readonly Place[];
  /** What was searched for, where the page shows what was found. */
  printedQuery?: string;
  /** Whether it asks when and how many, too. */
  withWhen?: boolean;
};

export default function SearchBox({ locale, places, printedQuery = '', withWhen = false }: Props) {
  const t = searchMessages(locale);
  const [hasRead, setRead] = useState(false);
  const typed = useStore($query, { ssr: 'initial' });
  const query = hasRead ? typed : typed || printedQuery;
  const suggestions = useStore($suggestions, { ssr: 'initial' });
  const isEmpty = query.trim() === '';
  const items = isEmpty ? places.map((place) => placeSuggestion(place, locale)) : suggestionsOf(suggestions.data, locale);
  const box = useSearchBox(isEmpty ? places : suggestions.data, items.length, query, locale);
  const when = useWhenFields(box.formRef);
  const form = useId();
  const input = useId();
  const list = useId();

  useEffect(() => {
    readQuery(location.search);
    setRead(true);
    void openDestination(location.search, locale);
  }, [locale]);

  return (
    <>
      <form
        id={form}
        role="search"
        action={paths.search(locale)}
        className={`${styles['form']} ${box.isAwake ? '' : styles['asleep']}`}
        ref={box.formRef}
      >
        <label htmlFor={input} className="visually-hidden">
          {t.label}
        </label>
        <input
          ref={box.inputRef}
          id={input}
          value={query}
          onChange={({ target }) => box.type(target.value)}
          onFocus={box.open}
          onClick={box.open}
          onKeyDown={box.handleKey}
          role="combobox"
          aria-controls={list}
          aria-expanded={box.isOpen}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          autoComplete="off"
          type="text"
          inputMode="search"
          name="q"
          placeholder={t.placeholder}
          maxLength={200}
          required
          pattern=".*\S.*"
          enterKeyHint="search"
          className={styles['input']}
        />
        <button type="submit" aria-label={t.submit} className={styles['submit']}>
          <Icon name="search" size={24} />
        </button>
        <Suggestions
          box={box}
          id={list}
          items={items.map((item) => ({ ...item, href: item.href + when.query }))}
          remote={isEmpty ? undefined : suggestions}
          query={query.trim()}
          locale={locale}
        />
      </form>
      {withWhen && <WhenFields form={form} fields={when} locale={locale} />}
    </>
  );
}

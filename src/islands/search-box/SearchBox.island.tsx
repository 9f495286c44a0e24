/**
 * Must be an island: suggestions follow every key. Before it wakes, and without JavaScript, it is a plain form that leads to the results
 * page, with links to places below it.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import type { Locale } from '#contracts/common.ts';
import { placeSuggestion, suggestionsOf, type Place } from '#domain/suggestions.ts';
import { paths } from '#domain/routes.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { $query, $suggestions, readQuery } from '#stores/search/search.ts';
import { Icon } from '#ui/Icon.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useSearchBox } from './use-search-box.ts';
import styles from './SearchBox.module.scss';

export default function SearchBox({ locale, places }: { locale: Locale; places: readonly Place[] }) {
  const t = searchMessages(locale);
  const query = useStore($query, { ssr: 'initial' });
  const suggestions = useStore($suggestions, { ssr: 'initial' });
  const isEmpty = query.trim() === '';
  const items = isEmpty ? places.map((place) => placeSuggestion(place, locale)) : suggestionsOf(suggestions.data, locale);
  const box = useSearchBox(isEmpty ? places : suggestions.data, items.length, query, locale);
  const input = useId();
  const list = useId();

  useEffect(() => readQuery(location.search), []);

  return (
    <form
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
        type="search"
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
      <Suggestions box={box} id={list} items={items} remote={isEmpty ? undefined : suggestions} query={query.trim()} locale={locale} />
    </form>
  );
}

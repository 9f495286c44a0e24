/**
 * Must be an island: suggestions follow every key.
 * Before it wakes, and without JavaScript, it is a plain form that leads to the results page, with links to places below it.
 */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { placeSuggestion, suggestionsOf, type Place } from '#domain/suggestions.ts';
import { paths } from '#domain/routes.ts';
import { searchMessages } from '#i18n/search.ts';
import { $query, $suggestions, readQuery } from '#stores/search.ts';
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
  const box = useSearchBox(items, query, locale);

  useEffect(() => readQuery(location.search), []);

  return (
    <form role="search" action={paths.search(locale)} className={`${styles['form']} ${box.isAwake ? '' : styles['asleep']}`} ref={box.formRef}>
      <label {...box.getLabelProps()} className="visually-hidden">{t.label}</label>
      <input {...box.getInputProps({ onChange: box.type, onFocus: box.open, onKeyDown: box.handleKey })}
        type="search" name="q" placeholder={t.placeholder} maxLength={200} required pattern=".*\S.*" enterKeyHint="search" className={styles['input']} />
      <button type="submit" aria-label={t.submit} className={styles['submit']}><Icon name="search" size={24} /></button>
      <Suggestions box={box} items={items} remote={isEmpty ? undefined : suggestions} query={query.trim()} locale={locale} />
    </form>
  );
}

/**
 * Must be an island: suggestions follow every key.
 * Before it wakes, and without JavaScript, it is a plain form that leads to the results page.
 */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { placeSuggestion, suggestionsOf } from '#domain/suggestions.ts';
import { paths } from '#domain/routes.ts';
import { searchMessages } from '#i18n/search.ts';
import { $query, $suggestions, $topPlaces, readQuery } from '#stores/search.ts';
import { Icon } from '#ui/Icon.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useSearchBox } from './use-search-box.ts';
import styles from './SearchBox.module.scss';

/** Spec section 9: as many places as it would suggest. */
const topPlacesShown = 8;

export default function SearchBox({ locale }: { locale: Locale }) {
  const t = searchMessages(locale);
  const query = useStore($query, { ssr: 'initial' });
  const suggestions = useStore($suggestions, { ssr: 'initial' });
  const topPlaces = useStore($topPlaces, { ssr: 'initial' });
  const isEmpty = query.trim() === '';
  const items = isEmpty ? topPlaces.slice(0, topPlacesShown).map((place) => placeSuggestion(place, locale)) : suggestionsOf(suggestions.data, locale);
  const box = useSearchBox(items, query, locale);

  useEffect(() => readQuery(location.search), []);

  return (
    <form role="search" action={paths.search(locale)} className={styles['form']} ref={box.formRef}>
      <label {...box.getLabelProps()} className="visually-hidden">{t.label}</label>
      <input {...box.getInputProps({ onChange: box.type, onFocus: box.open, onKeyDown: box.handleKey })}
        type="search" name="q" placeholder={t.placeholder} maxLength={200} required pattern=".*\S.*" enterKeyHint="search" className={styles['input']} />
      <button type="submit" aria-label={t.submit} className={styles['submit']}><Icon name="search" size={24} /></button>
      <Suggestions box={box} items={items} remote={isEmpty ? undefined : suggestions} query={query.trim()} locale={locale} />
    </form>
  );
}

import { IMAGE_URL } from 'astro:env/client';
import type { Locale } from '#contracts/common.ts';
import type { SearchResult } from '#contracts/search.ts';
import type { Suggestion } from '#domain/suggestions.ts';
import { paths } from '#domain/routes.ts';
import { errorText } from '#i18n/errors/index.ts';
import { searchMessages } from '#i18n/search/index.ts';
import type { Remote } from '#stores/browser/status.ts';
import { Icon } from '#ui/Icon.tsx';
import { pictureUrl } from '#domain/picture-url.ts';
import type { useSearchBox } from './use-search-box.ts';
import styles from './Suggestions.module.scss';

type Props = {
  box: ReturnType<typeof useSearchBox>;
  /** Of the list, for the input that it belongs to. */
  id: string;
  items: Suggestion[];
  /** Absent while the box is empty. */
  remote: Remote<SearchResult> | undefined;
  query: string;
  locale: Locale;
};

function Card({ item }: { item: Suggestion }) {
  return (
    <>
      <img src={pictureUrl(IMAGE_URL + item.image, 360)} alt="" width={80} height={60} loading="lazy" className={styles['image']} />
      <span className={styles['words']}>
        <span className={styles['name']}>{item.name}</span>
        <span className={styles['place']}>
          {item.kind === 'place' && <Icon name="pin" size={14} />}
          {item.place}
          {item.categories && ` · ${item.categories}`}
        </span>
        {item.description && <span className={styles['description']}>{item.description}</span>}
      </span>
    </>
  );
}

/** How the search stands, in a line: for eye and ear. */
function statusText({ items, remote, query, locale }: Omit<Props, 'box' | 'id'>): string {
  const t = searchMessages(locale);
  if (!remote) return t.topDestinations;
  if (remote.error) return errorText(remote.error, locale);
  if (remote.status !== 'loaded') return t.searching;
  return items.length === 0 ? t.nothing({ query }) : t.suggestions;
}

/** The list below the search box. */
export function Suggestions({ box, id, ...props }: Props) {
  const { items, remote, query, locale } = props;
  const t = searchMessages(locale);
  const isSettled = box.isOpen && remote?.status === 'loaded';
  return (
    <>
      <p role="status" className="visually-hidden">
        {isSettled && (items.length > 0 ? t.spoken(items.length) : t.nothing({ query }))}
      </p>
      <div className={styles['panel']} hidden={!box.isOpen} data-panel ref={box.panelRef}>
        <p className={styles['status']}>{statusText(props)}</p>
        <ul id={id} ref={box.listRef} role="listbox" aria-label={t.suggestions} className={styles['list']} hidden={items.length === 0}>
          {items.map((item, index) => (
            <li key={item.id} role="presentation">
              <a id={`${id}-${index}`} role="option" aria-selected={false} href={item.href} tabIndex={-1} className={styles['item']}>
                <Card item={item} />
              </a>
            </li>
          ))}
        </ul>
        {items.length > 0 && (
          <a href={remote ? paths.search(locale, query) : paths.listing(locale)} className={styles['more']}>
            {remote ? t.moreResults : t.all} <Icon name="chevron-right" size={18} />
          </a>
        )}
      </div>
    </>
  );
}

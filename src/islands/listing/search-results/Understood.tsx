import type { Locale } from '#contracts/common.ts';
import type { UnderstoodWish } from '#contracts/search.ts';
import type { Choices } from '#domain/listing.ts';
import { searchAddress, type Searched } from '#domain/search-address.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Understood.module.scss';

type Props = { wishes: readonly UnderstoodWish[]; searched: Searched; choices: Choices; locale: Locale };

/** What was read from the query, each to be taken away again: by a link, so that it needs no script. */
export function Understood({ wishes, searched, choices, locale }: Props) {
  const t = searchMessages(locale);
  if (wishes.length === 0) return null;
  return (
    <div className={styles['understood']}>
      <p className={styles['label']}>{t.understood}</p>
      <ul className={styles['wishes']}>
        {wishes.map(({ key, label }) => (
          <li key={key}>
            <a
              className={styles['wish']}
              href={searchAddress(locale, { ...searched, without: [...searched.without, key] }, choices)}
              aria-label={t.takeAway({ wish: label })}
            >
              {label} <Icon name="x" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

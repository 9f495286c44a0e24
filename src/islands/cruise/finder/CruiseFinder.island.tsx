/** Must be an island: each choice asks for the next one's. Without JavaScript, the page lists all sailings below. */
import { useId } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { CruiseLine, CruiseShip } from '#contracts/cruises.ts';
import { cruiseFinderMessages } from '#i18n/cruise-finder/index.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { PastedItinerary } from './PastedItinerary.tsx';
import { SailingChoices } from './SailingChoices.tsx';
import { SailingPreview } from './SailingPreview.tsx';
import styles from './CruiseFinder.module.scss';

export type FinderProps = {
  locale: Locale;
  /** Of a shop that shows its own line alone. */
  organizationId: string | undefined;
  /** As the page was printed; `ships` of the only line, where there is one alone. */
  lines: readonly CruiseLine[];
  ships: readonly CruiseShip[];
};

/** Three choices, line, ship and sailing, or a pasted text: both lead to the page of a sailing. */
export default function CruiseFinder(props: FinderProps) {
  const { locale, organizationId } = props;
  const t = cruiseFinderMessages(locale);
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles['finder']}>
      <h2 id={title} className={styles['title']}>
        {t.title}
      </h2>
      <SailingChoices {...props} />
      <SailingPreview locale={locale} />
      <Disclosure label={t.paste}>
        <PastedItinerary locale={locale} organizationId={organizationId} />
      </Disclosure>
    </section>
  );
}

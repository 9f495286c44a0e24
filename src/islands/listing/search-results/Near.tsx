import { IMAGE_URL } from 'astro:env/client';
import type { Locale } from '#contracts/common.ts';
import { imageWidths } from '#contracts/pictures.ts';
import type { Choices } from '#domain/listing.ts';
import { searchAddress, type Searched } from '#domain/search-address.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { tourCardMessages } from '#i18n/tour-card/index.ts';
import type { Found } from '#stores/search/search.ts';
import { TourCard } from '#views/tour/TourCard.tsx';
import { tourCardView } from '#views/tour/tour-card.ts';
import styles from './Near.module.scss';

type Props = {
  near: Found['near'];
  searched: Searched;
  choices: Choices;
  locale: Locale;
};

/** What comes near where little fits, by name of what it goes without. */
export function Near({ near, searched, choices, locale }: Props) {
  const t = searchMessages(locale);
  const texts = tourCardMessages(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  if (near.length === 0) return null;
  return (
    <div className={styles['all']}>
      <p className={styles['lead']}>{t.close}</p>
      {near.map(({ without, total, tours }) => {
        const keys = without.map(({ key }) => key);
        const href = searchAddress(locale, { ...searched, without: [...searched.without, ...keys] }, choices);
        return (
          <section key={keys.join()} className={styles['near']}>
            <h2 className={styles['title']}>
              <a href={href}>
                {t.without({ wishes: list.format(without.map(({ label }) => t.quoted({ wish: label }))), tours: t.tours(total) })}
              </a>
            </h2>
            <ul className="card-grid">
              {tours.map((tour) => (
                <li key={tour.tourId}>
                  <TourCard view={tourCardView(tour, locale, texts, IMAGE_URL)} widths={imageWidths} headingLevel={3} eager={false} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

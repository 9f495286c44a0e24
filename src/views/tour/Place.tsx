import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Section } from './Section.tsx';
import styles from './Place.module.scss';

export type PlaceView = {
  title: string;
  lead?: string;
  /** Where guests are fetched and brought. */
  lists?: readonly { title: string; places: readonly { name: string; note: string; /** On the map below. */ number?: number }[] }[];
  name: string;
  street: string;
  directions: string;
  link: { href: string; label: string };
};

/** Where the tour starts: the address always, a map where there is one. */
export function Place({ view, map }: { view: PlaceView; map?: ReactNode }) {
  return (
    <Section title={view.title}>
      {view.lists?.map(({ title, places }) => (
        <div key={title} className={styles['list']}>
          <h3 className={styles['heading']}>{title}</h3>
          <ul>
            {places.map(({ name, note, number }) => (
              <li key={name} className={number === undefined ? undefined : styles['marked']}>
                {number !== undefined && <span className={styles['number']}>{number}</span>} <strong>{name}</strong>
                {note && `: ${note}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {view.lead && <p className={styles['lead']}>{view.lead}</p>}
      <div className={styles['card']}>
        <Icon name="pin" size={32} className={styles['icon']} />
        <div className={styles['text']}>
          <address className={styles['address']}>
            <strong className={styles['name']}>{view.name}</strong>
            {view.street}
          </address>
          <p className={styles['directions']}>{view.directions}</p>
        </div>
        <ButtonLink look="secondary" href={view.link.href} target="_blank" rel="noopener noreferrer">
          <Icon name="map" />
          {view.link.label}
        </ButtonLink>
      </div>
      {map}
    </Section>
  );
}

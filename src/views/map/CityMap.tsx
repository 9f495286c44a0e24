import { placeLabels, placeOnMap, type CityMap as Map } from '#domain/city-map.ts';
import type { Coordinates } from '#domain/distance.ts';
import { DrawnMap } from './DrawnMap.tsx';
import styles from './CityMap.module.scss';

/** A tour on the map: where it starts, where its page is, and what is said of it. */
export type MarkedTour = { tourId: string; at: Coordinates; href: string; name: string; price: string; label: string };

type Props = {
  map: Map;
  tours: readonly MarkedTour[];
  label: string;
  /** Says how many tours start beyond the map's edges. */
  elsewhere: (count: number) => string;
  credit: string;
};

/** In the map's units: on a phone 27 by 25 pixels or more, as a finger needs. */
const labelSize = { width: 168, height: 96 };

/** Where the tours of a list start, each by its price and a link to its page; below it those that start somewhere else. */
export function CityMap({ map, tours, label, elsewhere, credit }: Props) {
  const marked = tours.flatMap((tour) => {
    const place = placeOnMap(map, tour.at);
    return place ? [{ ...tour, place }] : [];
  });
  const outside = tours.filter(({ at }) => !placeOnMap(map, at));
  const labels = placeLabels(
    marked.map(({ place }) => place),
    labelSize,
    map.districts,
  );
  return (
    <figure className={styles['figure']}>
      <DrawnMap map={map} label={label}>
        {marked.map(({ tourId, place }, index) => (
          <g key={tourId} className={styles['lead']} aria-hidden="true">
            <line x1={place.x} y1={place.y} x2={labels[index]?.x} y2={labels[index]?.y} />
            <circle cx={place.x} cy={place.y} r="13" />
          </g>
        ))}
        {marked.map(({ tourId, href, label: said, name, price }, index) => (
          <a key={tourId} href={href} className={styles['tour']} aria-label={said}>
            <title>{name}</title>
            <g transform={`translate(${labels[index]?.x ?? 0} ${labels[index]?.y ?? 0})`}>
              <rect x={-labelSize.width / 2} y={-labelSize.height / 2} width={labelSize.width} height={labelSize.height} rx="46" />
              <text y="2">{price}</text>
            </g>
          </a>
        ))}
      </DrawnMap>
      <figcaption className={styles['caption']}>
        {outside.length > 0 && (
          <>
            <p>{elsewhere(outside.length)}</p>
            <ul className={styles['outside']}>
              {outside.map(({ tourId, href, name }) => (
                <li key={tourId}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <small>{credit}</small>
      </figcaption>
    </figure>
  );
}

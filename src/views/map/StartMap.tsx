import { partAround, placeOnMap, type CityMap } from '#domain/city-map.ts';
import type { Coordinates } from '#domain/distance.ts';
import { DrawnMap } from './DrawnMap.tsx';
import styles from './StartMap.module.scss';

/** A place at which guests are fetched, or to which they are brought, by its number in the list. */
export type NumberedPlace = { number: number; at: Coordinates };

type Props = { map: CityMap; at: Coordinates; places?: readonly NumberedPlace[]; label: string; credit: string };

/** Where one tour starts, on the part of the city's map around it; nothing where that is beyond the map's edges. */
export function StartMap({ map, at, places = [], label, credit }: Props) {
  const start = placeOnMap(map, at);
  if (!start) return null;
  const marked = places.flatMap(({ number, at: where }) => {
    const point = placeOnMap(map, where);
    return point ? [{ number, point }] : [];
  });
  // Where a place is the start, its number says so.
  const isNumbered = marked.some(({ point }) => point.x === start.x && point.y === start.y);
  return (
    <figure className={styles['figure']}>
      <DrawnMap map={map} label={label} part={partAround([start, ...marked.map(({ point }) => point)])}>
        {!isNumbered && (
          <g className={styles['pin']} transform={`translate(${start.x} ${start.y})`} aria-hidden="true">
            <path d="M0 0C-7 -19 -21 -26 -21 -43A21 21 0 1 1 21 -43C21 -26 7 -19 0 0Z" />
            <circle cy="-43" r="8" />
          </g>
        )}
        {marked.map(({ number, point }) => (
          <g key={number} className={styles['place']} transform={`translate(${point.x} ${point.y})`} aria-hidden="true">
            <circle r="22" />
            <text y="1">{number}</text>
          </g>
        ))}
      </DrawnMap>
      <figcaption className={styles['credit']}>{credit}</figcaption>
    </figure>
  );
}

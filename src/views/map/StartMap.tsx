import { partAround, placeOnMap, type CityMap } from '#domain/city-map.ts';
import type { Coordinates } from '#domain/distance.ts';
import { DrawnMap } from './DrawnMap.tsx';
import styles from './StartMap.module.scss';

type Props = { map: CityMap; at: Coordinates; label: string; credit: string };

/** Where one tour starts, on the part of the city's map around it; nothing where that is beyond the map's edges. */
export function StartMap({ map, at, label, credit }: Props) {
  const place = placeOnMap(map, at);
  if (!place) return null;
  return (
    <figure className={styles['figure']}>
      <DrawnMap map={map} label={label} part={partAround(place)}>
        <g className={styles['pin']} transform={`translate(${place.x} ${place.y})`} aria-hidden="true">
          <path d="M0 0C-7 -19 -21 -26 -21 -43A21 21 0 1 1 21 -43C21 -26 7 -19 0 0Z" />
          <circle cy="-43" r="8" />
        </g>
      </DrawnMap>
      <figcaption className={styles['credit']}>{credit}</figcaption>
    </figure>
  );
}

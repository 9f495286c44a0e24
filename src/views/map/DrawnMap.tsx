import type { ReactNode } from 'react';
import { mapSize, type CityMap } from '#domain/city-map.ts';
import styles from './DrawnMap.module.scss';

type Props = {
  map: CityMap;
  /** What the picture shows, in words. */
  label: string;
  /** Units of the map, left, top, width and height: a part of it; all of it without one. */
  part?: string;
  /** What lies on the map, as SVG in its units. */
  children: ReactNode;
};

/** A city's map, drawn by hand: water, parks, names of districts, and what is marked on it. */
export function DrawnMap({ map, label, part = `0 0 ${mapSize.width} ${mapSize.height}`, children }: Props) {
  return (
    <svg className={styles['map']} viewBox={part} role="group" aria-label={label}>
      <g aria-hidden="true">
        <path className={styles['park']} d={map.areas.parks} />
        <path className={styles['water']} d={map.areas.water} />
        {map.rivers.map(({ path, width }) => (
          <path key={path} className={styles['river']} d={path} strokeWidth={width} />
        ))}
        {map.districts.map(({ name, x, y }) => (
          <text key={name} className={styles['district']} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
      {children}
    </svg>
  );
}

import { divIcon, map as createMap, marker, tileLayer } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { MapPlace, MapWords } from './TourMap.island.tsx';
import leafletStyles from './leaflet.scss?url';
import styles from './TourMap.module.scss';

type Props = { place: MapPlace; tileUrl: string; words: MapWords };

const streetLevel = 16;

/** A map with one marker. Without its tiles the marker stays, and a line says that the address stands above. */
export default function LeafletMap({ place, tileUrl, words }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);
  const { name, latitude, longitude } = place;
  const { label, credit, failure } = words;
  useEffect(() => {
    if (!box.current) return undefined;
    const view = createMap(box.current, { scrollWheelZoom: false }).setView([latitude, longitude], streetLevel);
    tileLayer(tileUrl, { attribution: credit })
      .on('tileerror', () => setFailed(true))
      .addTo(view);
    marker([latitude, longitude], {
      title: name,
      alt: name,
      icon: divIcon({ className: styles['marker'] ?? '', iconSize: [30, 30], iconAnchor: [15, 36] }),
    }).addTo(view);
    return () => {
      view.remove();
    };
  }, [name, latitude, longitude, tileUrl, credit]);
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="default" />
      <div ref={box} className={styles['map']} role="region" aria-label={label} />
      {isFailed && (
        <p className={styles['failure']} role="status">
          {failure}
        </p>
      )}
    </>
  );
}

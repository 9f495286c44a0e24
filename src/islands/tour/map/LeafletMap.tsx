import { divIcon, latLngBounds, map as createMap, marker, tileLayer } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { MapPlace, MapWords, NumberedMapPlace } from './TourMap.island.tsx';
import leafletStyles from './leaflet.scss?url';
import styles from './TourMap.module.scss';

type Props = { place: MapPlace; places: readonly NumberedMapPlace[]; tileUrl: string; words: MapWords };

const streetLevel = 16;

/**
 * A map with a marker where the tour starts, and one for each place at which guests are fetched. Without its tiles the markers stay, and a
 * line says that the address stands above.
 */
export default function LeafletMap({ place, places, tileUrl, words }: Props) {
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
    for (const one of places)
      marker([one.latitude, one.longitude], {
        title: one.name,
        alt: one.name,
        icon: divIcon({ className: styles['place'] ?? '', html: String(one.number), iconSize: [28, 28] }),
      }).addTo(view);
    if (places.length > 0)
      view.fitBounds(latLngBounds([place, ...places].map((one) => [one.latitude, one.longitude])), { padding: [40, 40] });
    return () => {
      view.remove();
    };
  }, [name, latitude, longitude, place, places, tileUrl, credit]);
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

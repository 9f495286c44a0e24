// An island because the map is fetched, with its tiles, only when the shopper asks for it.
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLate } from '#ui/use-late.ts';
import styles from './TourMap.module.scss';

const loadMap = () => import('./LeafletMap.tsx');

export type MapPlace = { name: string; latitude: number; longitude: number };
/** As it is numbered in the list above. */
export type NumberedMapPlace = MapPlace & { number: number };
export type MapWords = { show: string; label: string; credit: string; failure: string };
type Props = { place: MapPlace; places: readonly NumberedMapPlace[]; tileUrl: string; words: MapWords };

export default function TourMap({ place, places, tileUrl, words }: Props) {
  const [isShown, setShown] = useState(false);
  const [map, callMap] = useLate(loadMap);
  const show = () => {
    setShown(true);
    callMap();
  };
  if (!isShown || map === null) {
    return (
      <div className={styles['ask']}>
        <Button look="quiet" onClick={show}>
          <Icon name="pin" />
          {words.show}
        </Button>
        {map === null && <p role="alert">{words.failure}</p>}
      </div>
    );
  }
  return <div className={styles['frame']}>{map && <map.default place={place} places={places} tileUrl={tileUrl} words={words} />}</div>;
}

// An island because the map is fetched, with its tiles, only when the visitor asks for it.
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './TourMap.module.scss';

const LeafletMap = lazy(() => import('./LeafletMap.tsx'));

export type MapPlace = { name: string; latitude: number; longitude: number };
export type MapWords = { show: string; label: string; credit: string; failure: string };
type Props = { place: MapPlace; tileUrl: string; words: MapWords };

export default function TourMap({ place, tileUrl, words }: Props) {
  const [isShown, setShown] = useState(false);
  if (!isShown) {
    return <div className={styles['ask']}><Button look="quiet" onClick={() => setShown(true)}><Icon name="pin" />{words.show}</Button></div>;
  }
  return (
    <div className={styles['frame']}>
      <Suspense>
        <LeafletMap place={place} tileUrl={tileUrl} words={words} />
      </Suspense>
    </div>
  );
}

import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import type { Cruise } from '#contracts/cruises.ts';
import { formatDay } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import { cruiseFinderMessages } from '#i18n/cruise-finder/index.ts';
import { $chosen, $ports, $routeImages } from '#stores/cruise/finder.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { callTexts, portText } from '#views/cruise/call-text.ts';
import styles from './CruiseFinder.module.scss';

/** The days on which the ship is in a port. */
const daysInPort = ({ days }: Cruise, locale: Locale) =>
  days.flatMap(({ day, calls }) =>
    calls.map((call) => ({
      key: `${day} ${call.locationUuid}`,
      date: formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' }),
      port: portText(call, locale),
      stay: callTexts(call, day, locale).stay.join(', '),
    })),
  );

/** The sailing that is chosen: its days in port, and the way to their tours, which waits for nothing. */
export function SailingPreview({ locale }: { locale: Locale }) {
  const t = cruiseFinderMessages(locale);
  const { sailing } = useStore($chosen, { ssr: 'initial' });
  const [ports, images] = [useStore($ports), useStore($routeImages)];
  return (
    <div role="status">
      {sailing !== '' && (
        <div className={styles['preview']}>
          <div className={styles['pictures']} aria-hidden="true">
            {images.data.slice(0, 4).map((url) => (
              <img key={url} src={url} alt="" width={120} height={90} className={styles['picture']} />
            ))}
          </div>
          {ports.data ? (
            <ul aria-label={t.ports} className={styles['days']}>
              {daysInPort(ports.data, locale).map(({ key, date, port, stay }) => (
                <li key={key}>
                  <span className={styles['date']}>{date}</span>
                  <span>
                    <strong>{port}</strong> <span className={styles['stay']}>{stay}</span>
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            ports.status === 'loading' && <p>{t.loadingPorts}</p>
          )}
          <ButtonLink href={paths.cruise(locale, sailing)}>{t.open}</ButtonLink>
        </div>
      )}
    </div>
  );
}

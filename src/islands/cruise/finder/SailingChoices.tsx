import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { IMAGE_URL } from 'astro:env/client';
import type { Locale } from '#contracts/common.ts';
import type { CruiseRoute } from '#contracts/cruises.ts';
import { formatDays } from '#domain/day.ts';
import { pictureUrl } from '#domain/picture-url.ts';
import { cruiseFinderMessages } from '#i18n/cruise-finder/index.ts';
import { errorText } from '#i18n/errors/index.ts';
import type { Remote } from '#stores/browser/status.ts';
import {
  $chosen,
  $cruises,
  $lines,
  $ships,
  chooseLine,
  chooseSailing,
  chooseShip,
  loadLines,
  takeOnlyLine,
} from '#stores/cruise/finder.ts';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import type { FinderProps } from './CruiseFinder.island.tsx';
import styles from './CruiseFinder.module.scss';

const sailingText = ({ routeStartDate: from, routeEndDate: to, title_en: en, title_de: de }: CruiseRoute, locale: Locale): string =>
  `${formatDays({ from, to }, locale, { day: 'numeric', month: 'short', year: 'numeric' })}: ${{ en, de }[locale]}`;

/** What stands in a select before anything is chosen in it. */
function invitation(remote: Remote<readonly unknown[]>, words: { loading: string; first: string; none: string; choose: string }): string {
  if (remote.status === 'loading') return words.loading;
  // The notice below says what has failed.
  if (remote.error) return words.choose;
  if (remote.status !== 'loaded') return words.first;
  return remote.data.length > 0 ? words.choose : words.none;
}

/** Thumbnails: as wide as the smallest rendition. */
const thumbnailOf = (path: string): string => pictureUrl(IMAGE_URL + path, 360);

export function SailingChoices({ locale, organizationId, lines: printedLines, ships: printedShips }: FinderProps) {
  const t = cruiseFinderMessages(locale);
  const id = useId();
  const chosen = useStore($chosen, { ssr: 'initial' });
  const [lines, ships, cruises] = [useStore($lines, { ssr: 'initial' }), useStore($ships), useStore($cruises)];
  const offeredLines = lines.status === 'loaded' ? lines.data : printedLines;
  const [onlyLine, ...otherLines] = printedLines;
  const only = otherLines.length === 0 ? onlyLine?.cruiseLineUuid : undefined;
  const offeredShips = only === undefined || ships.status === 'loaded' ? ships.data : printedShips;
  useEffect(() => {
    void loadLines(organizationId);
    if (only !== undefined) void takeOnlyLine(only);
  }, [organizationId, only]);
  const retry = () => void (ships.error ? chooseLine(chosen.line) : chooseShip(chosen.ship, locale));
  const error = ships.error ?? cruises.error;
  return (
    <>
      <div className={styles['choices']}>
        {only === undefined && (
          <SelectField
            id={`${id}-line`}
            label={t.line}
            value={chosen.line}
            placeholder={t.chooseLine}
            options={offeredLines.map(({ cruiseLineUuid: value, name: label }) => ({ value, label }))}
            onChange={({ target }) => void chooseLine(target.value)}
          />
        )}
        <SelectField
          id={`${id}-ship`}
          label={t.ship}
          value={chosen.ship}
          disabled={offeredShips.length === 0}
          placeholder={
            offeredShips.length > 0
              ? t.chooseShip
              : invitation(ships, { loading: t.loading, first: t.lineFirst, none: t.noSailings, choose: t.chooseShip })
          }
          options={offeredShips.map(({ cruiseShipUuid: value, name: label }) => ({ value, label }))}
          onChange={({ target }) => void chooseShip(target.value, locale)}
        />
        <SelectField
          id={`${id}-sailing`}
          label={t.sailing}
          value={chosen.sailing}
          disabled={cruises.data.length === 0}
          placeholder={invitation(cruises, { loading: t.loading, first: t.shipFirst, none: t.noSailings, choose: t.chooseSailing })}
          options={cruises.data.map((sailing) => ({ value: sailing.cruiseRouteUuid, label: sailingText(sailing, locale) }))}
          onChange={({ target }) => void chooseSailing(target.value, locale, thumbnailOf)}
        />
      </div>
      <div role="status">
        {error && (
          <FailureNotice retry={t.retry} onRetry={retry}>
            {errorText(error, locale)}
          </FailureNotice>
        )}
      </div>
    </>
  );
}

import { useEffect, useRef } from 'react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import type { TripAnswer as Answer } from '#stores/tour/add-choice-to-trip.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './Messages.module.scss';

function answerText({ outcome, stops }: Answer, locale: Locale): string {
  const t = tripDoorMessages(locale);
  if (outcome === 'added') return t.added(stops);
  return outcome === 'known' ? t.known : t.full({ most: stops });
}

/** What became of the press, and the way to the trip. It comes into view: on a phone the button may be the last line of the screen. */
export function TripAnswer({ locale, answer }: { locale: Locale; answer: Answer }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where it returns a promise, that is no clean-up.
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <div ref={place}>
      <Notice tone={answer.outcome === 'full' ? 'warning' : 'done'}>
        {answerText(answer, locale)}{' '}
        <a className={styles['way']} href={paths.trip(locale)}>
          {tripDoorMessages(locale).see}
        </a>
      </Notice>
    </div>
  );
}

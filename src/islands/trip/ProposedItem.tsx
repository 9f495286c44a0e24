import { IMAGE_URL } from 'astro:env/client';
import { useEffect, useRef } from 'react';
import type { Locale } from '#contracts/common.ts';
import { imageWidths } from '#contracts/pictures.ts';
import { formatDay } from '#domain/day.ts';
import { seatsOf } from '#domain/pricing.ts';
import { paths } from '#domain/routes.ts';
import type { TripProposalMessages } from '#i18n/trip-proposal/index.ts';
import type { Proposed } from '#stores/trip/proposal.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#views/picture/Picture.tsx';
import styles from './Proposal.module.scss';

/** `Sat, 12 December 2026, 09:00 · 2 people`; a group that is booked as one is not counted. */
function whenText({ queryDate, startingTime, components }: Proposed['wish'], locale: Locale, t: TripProposalMessages): string {
  const day = formatDay(queryDate, locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  const people = components.DEFAULT ? 0 : seatsOf(components);
  return [t.when({ day, time: startingTime }), people > 0 && t.people(people)].filter(Boolean).join(' · ');
}

function Name({ proposed: { tour, isGone }, locale, t }: { proposed: Proposed; locale: Locale; t: TripProposalMessages }) {
  if (tour) return <a href={paths.tour(locale, tour.normalizedUrlPath)}>{tour.tourName}</a>;
  return isGone ? t.gone : t.unnamed;
}

type Props = { locale: Locale; t: TripProposalMessages; proposed: Proposed; onTake: () => void };

/** Adds it; once it is in the trip, a mark in the button's place says so and has the focus that was on the button. */
function Taking({ locale, t, proposed: { wish, tour, isTaken }, onTake }: Props) {
  const mark = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isTaken && isPressed.current) mark.current?.focus();
  }, [isTaken]);
  if (isTaken) {
    return (
      <p ref={mark} className={styles['taken']} tabIndex={-1}>
        <Icon name="check" /> {t.inTrip}
      </p>
    );
  }
  const take = () => {
    isPressed.current = true;
    onTake();
  };
  return (
    <Button look="secondary" aria-label={t.takeOf({ name: tour?.tourName ?? whenText(wish, locale, t) })} onClick={take}>
      <Icon name="plus" /> {t.take}
    </Button>
  );
}

/** One thing of a proposal. */
export function ProposedItem(props: Props) {
  const { locale, t, proposed } = props;
  const { wish, tour, isGone } = proposed;
  return (
    <li className={styles['item']}>
      <span className={styles['picture']}>
        {tour && <Picture url={IMAGE_URL + tour.teaserImageUrl} alt="" widths={imageWidths} sizes="5.5rem" />}
      </span>
      <div>
        <p className={styles['name']}>
          <Name proposed={proposed} locale={locale} t={t} />
        </p>
        <p className={styles['when']}>{whenText(wish, locale, t)}</p>
      </div>
      {!isGone && <Taking {...props} />}
    </li>
  );
}

import { useStore } from '@nanostores/react';
import { useId, useState, type SubmitEvent } from 'react';
import type { Locale } from '#contracts/common.ts';
import { longestItinerary } from '#domain/cruises/read-itinerary.ts';
import { cruiseFinderMessages } from '#i18n/cruise-finder/index.ts';
import { $pasted, forgetPasted, readPasted } from '#stores/cruise/pasted.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextField.tsx';
import type { FinderProps } from './CruiseFinder.island.tsx';
import { ReadItinerary } from './ReadItinerary.tsx';
import styles from './CruiseFinder.module.scss';

type Props = Pick<FinderProps, 'organizationId'> & { locale: Locale };

/** An itinerary as the shopper has it, in place of the three choices. */
export function PastedItinerary({ locale, organizationId }: Props) {
  const t = cruiseFinderMessages(locale);
  const id = useId();
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { status } = useStore($pasted);
  const read = (event: SubmitEvent) => {
    event.preventDefault();
    const isBlank = text.trim() === '';
    setEmpty(isBlank);
    if (isBlank) forgetPasted();
    else void readPasted(text, locale, organizationId);
  };
  return (
    <form onSubmit={read} className={styles['pasted']}>
      <TextArea
        id={id}
        label={t.pasteLabel}
        hint={t.pasteHint}
        placeholder={t.pasteExample}
        rows={4}
        maxLength={longestItinerary}
        error={isEmpty ? t.empty : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="secondary" busy={status === 'loading'} className={styles['read']}>
        {t.read}
      </Button>
      <ReadItinerary locale={locale} />
    </form>
  );
}

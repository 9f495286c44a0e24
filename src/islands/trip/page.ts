import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { tripMessages, type TripMessages } from '#i18n/trip/index.ts';

/** What takes the focus when the part that had it is gone: the name of a stop, its button for changes, or the one that keeps them. */
export type FocusTarget = { id: string; part: 'name' | 'change' | 'keep' };

/** What the parts of the page share. */
export type TripPage = {
  locale: Locale;
  t: TripMessages;
  /** Whether a voucher can be used in the checkout. */
  takesVouchers: boolean;
  /** Told to those who do not see it. */
  announcement: string;
  say: (text: string) => void;
  focus: FocusTarget | null;
  focusOn: (target: FocusTarget | null) => void;
};

export function useTripPage(locale: Locale, takesVouchers: boolean): TripPage {
  const [announcement, say] = useState('');
  const [focus, focusOn] = useState<FocusTarget | null>(null);
  return { locale, t: tripMessages(locale), takesVouchers, announcement, say, focus, focusOn };
}

/** Server and first client render read `first`: so they agree, whatever this browser has stored. */
export const useFrom = <T>($store: ReadableAtom<T>, first: T): T => useStore($store, { ssr: () => first });

import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import type { NamedPlace } from '#contracts/search.ts';
import { distanceMessages } from '#i18n/distance/index.ts';
import { $position } from '#stores/listing/position.ts';

/** From where distances count: where the shopper is, once he has allowed it, else what the search names. */
export function usePlace(locale: Locale, named?: NamedPlace): NamedPlace | undefined {
  const { at } = useStore($position, { ssr: 'initial' });
  return at ? { ...at, from: distanceMessages(locale).here } : named;
}

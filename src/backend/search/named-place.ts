import type { Locale } from '#contracts/common.ts';
import type { NamedPlace } from '#contracts/search.ts';
import { isWishKind, type WishKindId } from '#domain/wishes/registry.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import { distanceMessages } from '#i18n/distance/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { findSight } from '../catalogue/find-sight.ts';

type Place = (value: string, locale: Locale, catalogue: Pick<Catalogue, 'sights'>) => NamedPlace | undefined;

const sightPlace: Place = (id, locale, catalogue) => {
  const sight = findSight(catalogue, id);
  if (!sight) return undefined;
  const { latitude, longitude, name, from } = sight;
  return { from: from?.[locale] ?? distanceMessages(locale).from({ place: name[locale] }), latitude, longitude };
};

/** The kinds of wishes that name a place. */
const places: Partial<Record<WishKindId, Place>> = { near: sightPlace };

/** Where a wish is, if it names a place. */
export const namedPlaceOf = ({ kind, value }: Wish, locale: Locale, catalogue: Catalogue): NamedPlace | undefined =>
  isWishKind(kind) ? places[kind]?.(value, locale, catalogue) : undefined;

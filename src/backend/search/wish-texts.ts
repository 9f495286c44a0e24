import type { CurrencyCode, Locale } from '#contracts/common.ts';
import { weekdayIds } from '#contracts/attributes.ts';
import { durationText } from '#domain/duration.ts';
import { priceText } from '#domain/money.ts';
import { languageText } from '#domain/tour-texts.ts';
import { isWishKind, type WishKindId } from '#domain/wishes/registry.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import { wishMessages } from '#i18n/wishes/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { findSight } from '../catalogue/find-sight.ts';

type Name = (value: string, locale: Locale, catalogue: Catalogue) => string;

/** What has a message of its own. */
const named: Name = (value, locale) => {
  const t = wishMessages(locale);
  const text = t[value as keyof typeof t];
  return typeof text === 'string' ? text : value;
};

const categoryName: Name = (value, locale, { categoryLabels }) => categoryLabels[value as keyof typeof categoryLabels][locale];

/** Any Monday. */
const monday = Date.UTC(2024, 0, 1);

const weekdayName: Name = (value, locale) => {
  const day = weekdayIds.findIndex((id) => id === value);
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(monday + day * 24 * 60 * 60 * 1000);
};

const durationName: Name = (value, locale) => {
  const t = wishMessages(locale);
  const [min, max] = value.split('-');
  const [least, most] = [durationText(Number(min), locale), durationText(Number(max), locale)];
  if (!max) return t.from({ least });
  return Number(min) === 0 ? t.upTo({ most }) : t.between({ least, most });
};

const priceName: Name = (value, locale) =>
  wishMessages(locale).upTo({ most: priceText(Number(value.slice(3)), value.slice(0, 3).toUpperCase() as CurrencyCode, locale) });

const sightName: Name = (value, locale, catalogue) => findSight(catalogue, value)?.name[locale] ?? value;

/** How each kind calls one of its values. */
const names: Record<WishKindId, Name> = {
  suits: named,
  setting: named,
  effort: named,
  access: named,
  time: named,
  group: named,
  weekday: weekdayName,
  duration: durationName,
  price: priceName,
  language: (value, locale) => wishMessages(locale).language({ language: languageText(value, locale) }),
  category: categoryName,
  near: sightName,
  destination: (value, locale, { destinations }) => destinations.get(value)?.name[locale] ?? value,
};

/** A wish as the shopper reads it: `Up to €30`, `Saturday or Sunday`. */
export function wishText({ kind, value }: Wish, locale: Locale, catalogue: Catalogue): string {
  if (!isWishKind(kind)) return value;
  const all = value.split('.').map((one) => names[kind](one, locale, catalogue));
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(all);
}
